import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type CallFields, openServer, type TestServer, until } from '../../helpers/server.ts';

const number = { type: 'number', label: both('Number') } as const;

const dial = {
  name: 'dial',
  label: both('Dial'),
  menu: { section: 'service', order: 9 },
  callNames: { Add: 'Register', List: 'GetAllDials' },
  schema: {
    type: 'object',
    required: ['title', 'pin'],
    properties: {
      title: { type: 'string', label: both('Title') },
      share: { ...number, exclusiveMinimum: 0, exclusiveMaximum: 1 },
      step: { ...number, multipleOf: 0.5 },
      marks: { type: 'array', items: { type: 'integer', multipleOf: 5 }, minItems: 2, uniqueItems: true, label: both('Marks') },
      pin: { type: 'string', secretOnEdit: true, label: both('PIN') },
    },
  },
  list: { columns: ['title', 'share', 'step', 'marks'] },
} satisfies ScreenFile;

describeOnDatabases('words about values and names of calls', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    writeFileSync(join(server.schemas, 'dial.json'), JSON.stringify(dial));
    await until(
      () => server.admin('Admin.Dial.GetAllDials'),
      ({ ret }) => ret === 200,
    );
  });
  afterAll(() => server.close());

  const whole = { title: 'a', share: 0.5, step: 1.5, marks: [5, 10], pin: '1234' };
  const add = (own: CallFields) => server.admin<{ id: number; errors: { field: string; code: string }[] }>('Admin.Dial.Register', { ...whole, ...own });

  test.each<[string, CallFields, string]>([
    ['as little as its least', { share: 0 }, 'share'],
    ['as much as its most', { share: 1 }, 'share'],
    ['between its steps', { step: 1.25 }, 'step'],
    ['of too few elements', { marks: [5] }, 'marks'],
    ['of the same element twice', { marks: [5, 5] }, 'marks'],
    ['of an element between its steps', { marks: [5, 7] }, 'marks.1'],
    ['that is empty at first though it may stay so later', { pin: '' }, 'pin'],
  ])('refuse a value %s', async (_, own, field) => {
    const { ret, data } = await add(own);
    expect([ret, data?.errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test('take what is within, keep what is left empty on edit, and leave no call under the usual name', async () => {
    const { data } = await add({});
    const id = Number(data?.id);
    expect((await server.admin('Admin.Dial.Edit', { id, rev: 1, step: 2, pin: '' })).ret).toBe(200);
    expect((await server.admin('Admin.Dial.Get', { id })).data).toMatchObject({ ...whole, step: 2 });
    expect((await server.admin<ListAnswer>('Admin.Dial.GetAllDials')).data?.total).toBe(1);
    for (const service of ['Admin.Dial.Add', 'Admin.Dial.List']) expect((await server.admin(service, whole)).ret).toBe(404);
  });
});
