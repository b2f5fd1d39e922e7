import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, openServer, rawCall, type TestServer, until } from '../../helpers/server.ts';

const menu = { section: 'service', order: 9 };
const wage = { type: 'integer', format: 'money', label: both('Wage') } as const;

/** Whole records are for super admins; everybody else of the staff has a face without the wage. */
const worker = {
  name: 'worker',
  label: both('Worker'),
  menu,
  table: { indexes: [['team_id']] },
  schema: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string', label: both('Name') }, team_id: { type: 'integer', format: 'ref:team.name', label: both('Team') }, wage },
  },
  list: { columns: ['name', 'wage'], filters: ['wage'] },
  access: { levels: { List: 255, Get: 255, Add: 255, Edit: 255, Export: 255, Import: 255, Remove: 255 } },
} satisfies ScreenFile;

const colleague = {
  name: 'colleague',
  label: both('Colleague'),
  menu,
  viewOf: 'worker',
  fields: { name: {}, team_id: {} },
  list: { columns: ['name', 'team_id'] },
  access: { calls: ['List', 'Get', 'Edit', 'Export'] },
} satisfies ScreenFile;

const team = {
  name: 'team',
  label: both('Team'),
  menu,
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', label: both('Name') },
      lead_id: { type: 'integer', format: 'ref:worker.name', label: both('Lead') },
      wages: { ...wage, rollup: { from: 'worker', via: 'team_id', aggregate: 'sum', field: 'wage' } },
    },
  },
  list: { columns: ['name', 'lead_id', 'lead_id.wage', 'wages'] },
  detail: { related: { workers: { label: both('Workers'), query: { from: 'worker', via: 'team_id' } } } },
} satisfies ScreenFile;

describeOnDatabases('a field for some levels only', (place) => {
  let server: TestServer;
  let clerk: Caller;
  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    for (const file of [worker, colleague, team]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
    await until(
      () => server.admin('Admin.Team.List'),
      ({ ret }) => ret === 200,
    );
    await server.admin('Admin.Team.Add', { name: 'Red' });
    await server.admin('Admin.Worker.Add', { name: 'Ada', team_id: 1, wage: 123_400 });
    await server.admin('Admin.Team.Edit', { id: 1, rev: 1, lead_id: 1 });
    await server.admin('Admin.Worker.Edit', { id: 1, rev: 1, wage: 567_800 });
    const member = await enter(server, 'clerk', 200);
    clerk = member.call;
    const nodes = ['/worker/list', '/colleague/list', '/colleague/edit', '/team/list'];
    expect((await server.admin('Admin.Permission.Grant', { account_id: member.id, nodes })).ret).toBe(200);
  });
  afterAll(() => server.close());

  test('is on no answer that those of other levels get, by rights they hold or not', async () => {
    for (const [service, params, ret] of [
      ['Admin.Colleague.List', {}, 200],
      ['Admin.Colleague.Get', { id: 1 }, 200],
      ['Admin.Colleague.History', { id: 1 }, 200],
      ['Admin.Team.List', {}, 200],
      ['Admin.Team.Get', { id: 1 }, 200],
      ['Admin.Team.Related', { id: 1, list: 'workers' }, 401],
      ['Admin.Worker.List', {}, 401],
      ['Admin.Worker.Get', { id: 1 }, 401],
      ['Admin.Worker.History', { id: 1 }, 401],
      ['Admin.Worker.Export', {}, 401],
      ['Admin.Worker.Affected', { ids: [1] }, 401],
      ['Admin.Worker.EditPreview', { matching: { count: 1 }, wage: 1 }, 401],
      ['Admin.Worker.Options', { field: 'team_id' }, 401],
      ['Admin.Worker.Undo', { undo: 'x' }, 401],
    ] as const) {
      const answer = await clerk(service, params);
      expect([service, answer.ret]).toEqual([service, ret]);
      expect(JSON.stringify(answer), service).not.toMatch(/1234|5678/);
    }
    for (const params of [{ filters: { wage: 567_800 } }, { sort: 'wage' }, { fields: ['wage'] }])
      expect((await clerk('Admin.Colleague.List', params)).ret).toBe(400);
    expect((await clerk('Admin.Colleague.Edit', { id: 1, rev: 2, wage: 1 })).ret).toBe(400);
    const file = await (await rawCall(server.address, { service: 'Admin.Colleague.Export', format: 'csv', access_token: clerk.token })).text();
    expect(file).toContain('Ada');
    expect(file).not.toMatch(/1,?234|5,?678/);
  });

  test('stays where it is when they edit the rest, and those of its level see it', async () => {
    expect((await clerk('Admin.Colleague.Edit', { id: 1, rev: 2, name: 'Ada L.' })).ret).toBe(200);
    expect((await server.admin('Admin.Worker.Get', { id: 1 })).data).toMatchObject({ name: 'Ada L.', wage: 567_800 });
    expect((await server.admin<ListAnswer>('Admin.Team.List')).data?.items).toMatchObject([{ wages: 567_800, 'lead_id.wage': 567_800 }]);
  });
});
