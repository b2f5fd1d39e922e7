import { describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../../../designer/model/build/crud-definitions.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';

const add = (change: Partial<InterfaceDefinition> = {}): InterfaceDefinition => ({
  ...computedDefinition('Tool.Calc.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }),
  ...change,
});

const codes = (definition: unknown) => checkDefinition(definition).map(({ code, pointer }) => `${code} ${pointer}`);

describe('a definition', () => {
  it('is without problems as the builder and the five calls of a table make it', () => {
    expect(checkDefinition(add())).toEqual([]);
    const table = { name: 'shop_goods', columns: [{ name: 'name', type: 'string' as const }] };
    for (const definition of crudDefinitions({ namespace: 'Shop', class: 'Goods', title: '商品' }, table)) expect(checkDefinition(definition)).toEqual([]);
  });

  it('survives a round through JSON', () => {
    expect(checkDefinition(JSON.parse(JSON.stringify(add())))).toEqual([]);
  });

  it('has the shape of its schema, whatever is given', () => {
    for (const value of [null, 1, 'x', [], {}]) expect(checkDefinition(value).length).toBeGreaterThan(0);
    expect(codes({ ...add(), extra: 1 })).toEqual(['schema /extra']);
    expect(codes({ ...add(), flow: { nodes: [{ id: 'a b', type: 'return', settings: {}, position: { x: 0, y: 0 } }], edges: [] } })).toEqual([
      'schema /flow/nodes/0/id',
    ]);
  });
});

describe('names', () => {
  it('begin with a capital letter', () => {
    expect(codes(add({ class: 'calc' }))).toEqual(['name /class']);
    expect(codes(add({ method: 'Get_List' }))).toEqual([]);
    expect(codes(add({ class: 'Get_List' }))).toEqual(['name /class']);
    expect(codes(add({ namespace: '工具' }))).toEqual(['name /namespace']);
  });

  it('do not belong to the system', () => {
    for (const namespace of ['Admin', 'Platform', 'Task', 'ADMIN']) expect(codes(add({ namespace }))).toEqual(['system-namespace /namespace']);
  });

  it('are no reserved words of PHP and shadow no method of its base classes', () => {
    for (const name of ['List', 'Match', 'String', 'Api', 'Readonly']) expect(codes(add({ class: name }))).toEqual(['reserved-name /class']);
    for (const method of ['GetRules', 'Init', 'UserCheck', 'GETRULES', 'CreateData']) expect(codes(add({ method }))).toEqual(['reserved-name /method']);
    for (const method of ['List', 'Default', 'Print']) expect(codes(add({ method }))).toEqual([]);
  });
});

describe('parameters', () => {
  const withParameters = (...parameters: InterfaceDefinition['parameters']) => codes(add({ parameters: [...add().parameters, ...parameters] }));

  it('have names of their own that no call field and no prototype has', () => {
    expect(withParameters({ name: 'a', type: 'string' })).toContain('duplicate-parameter /parameters/2/name');
    for (const name of ['sign', 'access_token', 's', 'nonce'])
      expect(withParameters({ name, type: 'string' })).toContain('reserved-parameter /parameters/2/name');
    for (const name of ['__proto__', 'constructor']) expect(withParameters({ name, type: 'string' })).toContain('reserved-parameter /parameters/2/name');
    expect(withParameters({ name: 'X-Request-ID', type: 'string' }, { name: 'filter[name]', type: 'string' })).toEqual([]);
  });

  it('have limits, defaults and patterns that make sense, at any depth', () => {
    expect(withParameters({ name: 'x', type: 'integer', min: 5, max: 1 })).toEqual(['range /parameters/2/min']);
    expect(withParameters({ name: 'x', type: 'integer', default: '1' })).toEqual(['default-type /parameters/2/default']);
    expect(withParameters({ name: 'x', type: 'string', enum: ['a'], default: 'b' })).toEqual(['default-enum /parameters/2/default']);
    expect(withParameters({ name: 'x', type: 'object', properties: [{ name: 'y', type: 'string', pattern: '(' }] })).toEqual([
      'pattern /parameters/2/properties/0/pattern',
    ]);
  });
});

describe('the flow', () => {
  it('names the nodes of a cycle', () => {
    const definition = computedDefinition('Tool.Calc.Loop', { a: 'integer' }, { sum: ['add', 'a', ['add', 'a', 'a']] });
    definition.flow.edges.splice(1, 1);
    const [outer, inner] = definition.flow.nodes.filter(({ type }) => type === 'operation').map(({ id }) => id);
    definition.flow.edges.push(
      { from: { node: inner!, port: 'result' }, to: { node: outer!, port: 'b' } },
      { from: { node: outer!, port: 'result' }, to: { node: inner!, port: 'b' } },
    );
    const cycle = checkDefinition(definition).find(({ code }) => code === 'cycle');
    expect(cycle?.text.en).toMatch(/^The connections form a cycle: (Add \(add\) → Add \(add_2\) → Add \(add\)|Add \(add_2\) → Add \(add\) → Add \(add_2\))$/);
  });

  it('fills every required port once, by an edge or a value of its own', () => {
    const definition = add();
    definition.flow.edges = definition.flow.edges.filter(({ to }) => to.port !== 'b');
    expect(codes(definition)).toContain('port-empty /flow/nodes/2');
    definition.flow.nodes[2]!.values = { b: 1 };
    expect(codes(definition)).not.toContain('port-empty /flow/nodes/2');
    const doubled = add();
    doubled.flow.edges.push(doubled.flow.edges[0]!);
    expect(codes(doubled)).toEqual(['port-taken /flow/edges/3']);
  });

  it('knows its nodes, ports and types', () => {
    const definition = add();
    definition.flow.edges[0] = { from: { node: 'a', port: 'nothing' }, to: { node: 'add', port: 'a' } };
    expect(codes(definition)).toContain('unknown-port /flow/edges/0/from/port');
    definition.flow.edges[0] = { from: { node: 'ghost', port: 'value' }, to: { node: 'add', port: 'a' } };
    expect(codes(definition)).toContain('unknown-node /flow/edges/0/from/node');
    const text = computedDefinition('Tool.Calc.Bad', { a: 'string', b: 'integer' }, { sum: ['add', 'a', 'b'] });
    expect(codes(text)).toEqual(['type /flow/edges/0']);
  });

  it('has one return, and nodes that never run are pointed out', () => {
    const definition = add();
    definition.flow.nodes = definition.flow.nodes.filter(({ type }) => type !== 'return');
    definition.flow.edges = definition.flow.edges.filter(({ to }) => to.node !== 'return');
    expect(codes(definition)).toContain('no-return /flow/nodes');
    const unused = computedDefinition('Tool.Calc.Unused', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'a'] });
    expect(checkDefinition(unused).map(({ code, severity, node }) => [code, severity, node])).toEqual([['idle', 'warning', 'b']]);
  });

  it('takes a chain of a thousand nodes', () => {
    const definition = computedDefinition('Tool.Calc.Long', { a: 'integer' }, { sum: 'a' });
    let last = { node: 'a', port: 'value' };
    for (let index = 0; index < 900; index++) {
      const id = `n${index}`;
      definition.flow.nodes.push({ id, type: 'operation', settings: { operator: 'add' }, values: { b: 1 }, position: { x: 0, y: 0 } });
      definition.flow.edges.push({ from: last, to: { node: id, port: 'a' } });
      last = { node: id, port: 'result' };
    }
    definition.flow.edges = [...definition.flow.edges.filter(({ to }) => to.node !== 'return'), { from: last, to: { node: 'return', port: 'sum' } }];
    expect(checkDefinition(definition)).toEqual([]);
  });
});

it('tables end in no number that reads as a shard', () => {
  const spec = (name: string) =>
    crudDefinitions({ namespace: 'Shop', class: 'Goods', title: '商品' }, { name, columns: [{ name: 'name', type: 'string' }] })[0];
  for (const name of ['log_2024', 'log_007', 'log_1e3']) expect(codes(spec(name))).toContain('table-suffix /table/name');
  for (const name of ['log2024', 'log_2024a', 'log_e3']) expect(codes(spec(name))).toEqual([]);
});
