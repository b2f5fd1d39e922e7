import { expect, it } from 'vitest';
import type { ReturnField } from '../../../../../engine/core/protocol/service-about.ts';
import { type ReturnNode, returnTree, shapesOf } from '../../../../../plugins/docs/web/fields/return-tree.ts';

const lines = (fields: ReturnField[]) => {
  const walk = (nodes: ReturnNode[], depth: number): string[] =>
    nodes.flatMap(({ name, type, description, children }) => [`${'  '.repeat(depth)}${name} ${type} ${description}`.trimEnd(), ...walk(children, depth + 1)]);
  return walk(returnTree(fields), 0);
};

it('puts fields below the objects and lists their names go through', () => {
  const fields: ReturnField[] = [
    { name: 'total', type: 'integer', description: 'how many' },
    { name: 'items', type: 'array', description: 'the orders' },
    { name: 'items[].id', type: 'integer' },
    { name: 'items[].owner.name', type: 'string' },
  ];
  expect(lines(fields)).toEqual(['total integer how many', 'items array the orders', '  id integer', '  owner object', '    name string']);
});

it('makes up a list that is named by its elements only', () => {
  expect(lines([{ name: 'rows[].tags[]', type: 'string', description: 'words' }])).toEqual(['rows array', '  tags array words']);
});

it('knows an answer that is a list itself', () => {
  expect(lines([{ name: '[].id', type: 'integer' }])).toEqual(['id integer']);
});

it('keeps what is said of a list apart from what is said of its elements', () => {
  const [node] = returnTree([
    { name: 'items', type: 'array', description: 'the pets', optional: true },
    { name: 'items[]', type: 'object', model: 'Pet', description: 'a pet', nullable: true },
    { name: 'items[].id', type: 'integer', format: 'int64', deprecated: true },
  ]);
  expect(node).toMatchObject({ type: 'array', model: 'Pet', description: 'the pets', optional: true });
  expect(node?.nullable).toBeUndefined();
  expect(node?.children).toMatchObject([{ name: 'id', format: 'int64', deprecated: true }]);
});

it('finds the fields of a shape that is but named, of one that contains itself too', () => {
  const top = returnTree([
    { name: 'id', type: 'integer' },
    { name: 'parent', type: 'object', model: 'Pet' },
    { name: 'owner', type: 'object', model: 'Owner' },
    { name: 'owner.name', type: 'string' },
  ]);
  const shapes = shapesOf(top, 'Pet');
  expect([...shapes].map(([name, nodes]) => [name, nodes.map((node) => node.name)])).toEqual([
    ['Pet', ['id', 'parent', 'owner']],
    ['Owner', ['name']],
  ]);
});
