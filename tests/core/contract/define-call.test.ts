import { expect, expectTypeOf, test } from 'vitest';
import { type AnswerFrom, defineCall, type FileOr, factsOf, fileAnswer, type InputOf, type RequestFor } from '../../../engine/core/contract/define-call.ts';
import { dateTime, file, integer, json, list, object, oneOf, parametersOf, string, typed } from '../../../engine/core/contract/field.ts';

interface Tree {
  children: Tree[];
}

const contract = defineCall({
  name: 'Admin.Sample.Do',
  access: { kind: 'session' },
  parameters: {
    id: integer({ min: 1 }),
    grace: oneOf(['now', '1h'], { default: '1h' }),
    note: string({ max: 20, optional: true }),
    tree: json(typed<Tree>()),
    ids: list(integer({ min: 1 }), { optional: true }),
    upload: file({ optional: true }),
  },
  answer: { secret: string(), until: dateTime({ nullable: true }), rows: list(object({ id: integer(), name: string({ optional: true }) })) },
});

test('a handler gets what is required or filled, and never a file', () => {
  expectTypeOf<InputOf<typeof contract>>().toEqualTypeOf<{ id: number; grace: 'now' | '1h'; tree: unknown; note?: string; ids?: number[] }>();
});

test('a page gives what is required, may leave out the rest, and gets the answer', () => {
  expectTypeOf<RequestFor<typeof contract>>().toExtend<{ id: number; tree: Tree }>();
  const least: RequestFor<typeof contract> = { id: 1, tree: { children: [] } };
  const most: typeof least = { ...least, grace: 'now', note: null, ids: [1], upload: new Blob() };
  // @ts-expect-error a required parameter is missing
  const without: typeof least = { id: 1 };
  // @ts-expect-error there is no such choice
  const wrong: typeof least = { ...least, grace: '2h' };
  // @ts-expect-error there is no such parameter
  const unknown: typeof least = { ...least, grase: 'now' };
  expect([least, most, without, wrong, unknown]).toHaveLength(5);
  expectTypeOf<AnswerFrom<typeof contract>>().toEqualTypeOf<{
    secret: string;
    until: string | null;
    rows: readonly { id: number; name?: string }[];
  }>();
});

test('a call without fields takes and answers nothing; files are told apart', () => {
  const plain = defineCall({ name: 'Admin.Sample.Plain', access: { kind: 'public' } });
  expectTypeOf<AnswerFrom<typeof plain>>().toEqualTypeOf<null>();
  const download = defineCall({ name: 'Admin.Sample.Download', access: { kind: 'public' }, answer: fileAnswer({ job: integer() }) });
  expectTypeOf<AnswerFrom<typeof download>>().toEqualTypeOf<FileOr<{ job: number }>>();
});

test('the fields become the parameters that the dispatcher checks', () => {
  expect(parametersOf(factsOf(contract).parameters)).toEqual([
    { name: 'id', type: 'integer', min: 1, required: true },
    { name: 'grace', type: 'string', enum: ['now', '1h'], default: '1h' },
    { name: 'note', type: 'string', max: 20 },
    { name: 'tree', type: 'object', required: true },
    { name: 'ids', type: 'array', items: { type: 'integer', min: 1 } },
    { name: 'upload', type: 'file' },
  ]);
});

test('a page, which knows calls by name, is told so by the type', () => {
  expectTypeOf(contract.parameters).extract<undefined>().toEqualTypeOf<undefined>();
  expectTypeOf(contract.answer).extract<undefined>().toEqualTypeOf<undefined>();
  expect(() => factsOf({ name: contract.name })).toThrow('Admin.Sample.Do: pages know the name of a call');
});
