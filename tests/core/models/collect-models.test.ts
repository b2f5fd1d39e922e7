import { expect, it } from 'vitest';
import { collectModels, type ModelledInterface } from '../../../engine/core/models/collect-models.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { shapeOfReturns } from '../../../engine/core/protocol/return-shape.ts';
import type { ReturnField } from '../../../engine/core/protocol/service-about.ts';

const pet: ReturnField[] = [
  { name: 'id', type: 'integer' },
  { name: 'owner', type: 'object', model: 'Owner' },
  { name: 'owner.name', type: 'string' },
];
const under = (prefix: string, fields: readonly ReturnField[]) => fields.map((field) => ({ ...field, name: `${prefix}.${field.name}` }));
const shaped = (service: string, own: Partial<ModelledInterface>): ModelledInterface => ({ service, parameters: [], returns: [], ...own });

it('gives a shape of several interfaces one name, wherever in an answer it stands', () => {
  const one = shaped('A.B.Get', { returns: pet, returnsModel: 'Pet' });
  const many = shaped('A.B.List', {
    returns: [{ name: 'items', type: 'array' }, { name: 'items[]', type: 'object', model: 'Pet', description: 'here' }, ...under('items[]', pet)],
  });
  const models = collectModels([one, many]);
  expect(models.list.map(({ name, side, service }) => `${side} ${name} of ${service}`)).toEqual(['answer Pet of A.B.Get', 'answer Owner of A.B.Get']);
  const items = shapeOfReturns(many.returns).members.get('items')!.items!;
  expect(models.of('A.B.List').answer(items)).toBe('Pet');
  expect(models.of('A.B.List').answer(items.members.get('owner')!)).toBe('Owner');
  expect(models.of('A.B.List').answer(items.members.get('id')!)).toBeUndefined();
});

it('tells shapes of one name apart, also where only what lies deep inside differs', () => {
  const other = [pet[0]!, pet[1]!, { name: 'owner.name', type: 'integer' as const }];
  const models = collectModels([
    shaped('A.B.Get', { returns: pet, returnsModel: 'Pet' }),
    shaped('C.D.Get', { returns: other, returnsModel: 'Pet' }),
    shaped('E.F.Get', { returns: other, returnsModel: 'Pet' }),
  ]);
  expect(models.list.map(({ name }) => name)).toEqual(['Pet', 'Owner', 'Pet2', 'Owner2']);
  expect(['A.B.Get', 'C.D.Get', 'E.F.Get'].map((name, index) => models.of(name).answer(shapeOfReturns(index === 0 ? pet : other, 'Pet')))).toEqual([
    'Pet',
    'Pet2',
    'Pet2',
  ]);
});

it('leads a name without members to the shape that has them: of the same interface, of itself, or of another', () => {
  const node: Parameter = {
    name: 'node',
    type: 'object',
    model: 'Node',
    properties: [
      { name: 'next', type: 'object', model: 'Node' },
      { name: 'owner', type: 'object', model: 'Owner' },
    ],
  };
  const owner: Parameter = { name: 'owner', type: 'object', model: 'Owner', properties: [{ name: 'id', type: 'integer' }] };
  const models = collectModels([shaped('A.B.C', { parameters: [node] }), shaped('A.B.D', { parameters: [owner] })]);
  const shapes = models.of('A.B.C');
  expect([node, ...node.properties!].map((rule) => shapes.input(rule))).toEqual(['Node', 'Node', 'Owner']);
  expect(shapes.input({ type: 'object', model: 'Unknown' })).toBeUndefined();
  expect(shapes.input({ type: 'string', model: 'Owner' })).toBeUndefined();
});

it('takes a place that says the members and one that but names the shape for the same', () => {
  const named = [pet[0]!, pet[1]!];
  const reported = shaped('A.B.Get', { returns: pet, returnsModel: 'Pet' });
  const both = shaped('A.B.Both', {
    returns: [
      ...under('first', pet),
      { name: 'first', type: 'object', model: 'Pet' },
      { name: 'second', type: 'object', model: 'Pet' },
      ...under('second', named),
    ],
  });
  expect(collectModels([reported, both]).list.map(({ name }) => name)).toEqual(['Pet', 'Owner']);
});

it('gives what callers send a name of its own beside the answer, and names that documents take', () => {
  const rule: Parameter = { name: 'pet', type: 'object', model: 'Pet', properties: [{ name: 'id', type: 'integer' }] };
  const models = collectModels(
    [
      shaped('A.B.C', { parameters: [rule], returns: pet, returnsModel: 'Pet' }),
      shaped('A.B.D', { returns: [{ name: 'x', type: 'string' }], returnsModel: '用户/Ret' }),
      shaped('A.B.E', {
        upstreamErrors: [{ status: '404', description: '', returns: [{ name: 'e', type: 'object', model: '错' }, ...under('e', pet)], example: null }],
      }),
    ],
    ['Ret'],
  );
  expect(models.list.map(({ name }) => name)).toEqual(['PetInput', 'Pet', 'Owner', 'Ret2', 'Model']);
});
