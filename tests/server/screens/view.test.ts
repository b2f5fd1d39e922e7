import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HistoryAnswer, ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import type { ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { enter } from '../../helpers/accounts.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { both } from '../../helpers/screens.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';

/** The apps of a developer on the portal: another face of the back-office's. */
const ownedApp = (changes: Partial<ScreenFile> = {}): ScreenFile => ({
  name: 'owned_app',
  label: both('Owned app'),
  site: 'portal',
  viewOf: 'app',
  fields: {
    name: { label: both('App name') },
    app_key: {},
    app_secret: {},
    company: {},
    developers: {},
    account_id: {},
    limit_mode: {},
    daily_limit: {},
    verify_status: {},
    status: {},
  },
  list: { columns: ['name', 'app_key', 'verify_status'], filters: ['verify_status'] },
  form: { layout: ['name', 'company'] },
  access: { own: ['account_id', 'developers'], calls: ['List', 'Get', 'Edit', 'disable', 'enable'] },
  ...changes,
});

describeOnDatabases('another face of a screen', (place) => {
  let server: TestServer;
  let ann: Caller;
  let bob: Caller;
  let app: number;
  const drop = (file: ScreenFile) => writeFileSync(join(server.schemas, 'owned_app.json'), JSON.stringify(file));
  const revOf = async (caller: Caller) => (await caller<{ rev: number }>('Platform.OwnedApp.Get', { id: app })).data?.rev ?? 0;

  beforeAll(async () => {
    server = await openServer({ database: await place.config() });
    const [one, other] = [await enter(server, 'ann', 1), await enter(server, 'bob', 1)];
    [ann, bob] = [one.call, other.call];
    const { data } = await server.admin<{ id: number }>('Admin.App.Add', {
      app_key: 'annapp',
      app_secret: 'a-secret-of-sixteen',
      name: 'Ann',
      account_id: one.id,
      limit_mode: 'limited',
      daily_limit: 100,
    });
    app = data?.id ?? 0;
    drop(ownedApp());
    await until(
      () => ann('Platform.OwnedApp.List'),
      ({ ret }) => ret === 200,
    );
  });
  afterAll(() => server.close());

  test('shows whose they are the same records, with the fields it picks, and nobody else that there are any', async () => {
    const { data } = await ann<ListAnswer>('Platform.OwnedApp.List');
    expect(data?.items).toEqual([expect.objectContaining({ id: app, name: 'Ann', app_key: 'annapp', verify_status: 'pending' })]);
    expect(Object.keys(data?.items[0] ?? {})).not.toContain('apply_reason');
    expect(Object.keys(data?.items[0] ?? {})).not.toContain('created_by');
    expect(JSON.stringify(data)).not.toContain('a-secret-of-sixteen');
    expect((await bob<ListAnswer>('Platform.OwnedApp.List')).data?.total).toBe(0);
    const [others, none] = [await bob('Platform.OwnedApp.Get', { id: app }), await bob('Platform.OwnedApp.Get', { id: 99 })];
    expect([others.ret, others.msg]).toEqual([none.ret, none.msg.replace('99', String(app))]);
  });

  test('leaves what shows by a field it has not as it is, and its base stays open while its rows are', async () => {
    const base: ScreenFile = {
      name: 'bill',
      label: both('Bill'),
      menu: { section: 'service', order: 9 },
      schema: {
        type: 'object',
        properties: {
          paid: { type: 'string', enum: ['cash', 'card'], label: both('Paid') },
          card: { type: 'string', label: both('Card'), when: { paid: 'card' } },
          body: { type: 'string', label: both('Body') },
        },
      },
      list: { columns: ['paid'] },
    };
    const face: ScreenFile = {
      ...base,
      name: 'bill_text',
      viewOf: 'bill',
      fields: { card: {}, body: {} },
      list: { columns: ['body'] },
      access: { calls: ['List', 'Get', 'Edit'] },
    };
    delete face.schema;
    for (const file of [base, face]) writeFileSync(join(server.schemas, `${file.name}.json`), JSON.stringify(file));
    await until(
      () => server.admin('Admin.BillText.List'),
      ({ ret }) => ret === 200,
    );
    const { data } = await server.admin<{ id: number }>('Admin.Bill.Add', { paid: 'card', card: '4111', body: 'one' });
    expect((await server.admin('Admin.BillText.Edit', { id: data?.id ?? 0, rev: 1, body: 'two' })).ret).toBe(200);
    expect((await server.admin('Admin.Bill.Get', { id: data?.id ?? 0 })).data).toMatchObject({ card: '4111', body: 'two' });
    const sealed = {
      ...base,
      schema: { ...base.schema!, properties: { ...base.schema!.properties, body: { type: 'string' as const, format: 'secret', label: both('Body') } } },
    };
    writeFileSync(join(server.schemas, 'bill.json'), JSON.stringify(sealed));
    await until(
      async () => server.platform.screens.diagnostics().map(({ file, message }) => `${file} ${message.en}`),
      (errors) => errors.some((error) => error.includes('bill.json') && error.includes('1 rows (such as ID')),
    );
    expect((await server.admin('Admin.Bill.Get', { id: data?.id ?? 0 })).data).toMatchObject({ body: 'two' });
  });

  test('has the calls it names and no other', async () => {
    expect((await ann('Platform.OwnedApp.Remove', { id: app })).ret).toBe(404);
    expect((await ann('Platform.OwnedApp.Pass', { id: app })).ret).toBe(404);
    expect((await server.call('Platform.OwnedApp.List')).ret).toBe(406);
  });

  test('keeps the rules, states and hooks of its base', async () => {
    await server.admin('Admin.App.Pass', { id: app });
    const long = await ann('Platform.OwnedApp.Edit', { id: app, rev: await revOf(ann), name: 'x'.repeat(51) });
    expect(long.ret).toBe(400);
    const edited = await ann('Platform.OwnedApp.Edit', { id: app, rev: await revOf(ann), name: 'Ann Two' });
    expect(edited).toMatchObject({ ret: 200 });
    expect((await server.admin('Admin.App.Get', { id: app })).data).toMatchObject({
      name: 'Ann Two',
      verify_status: 'pending',
      app_key: 'annapp',
      daily_limit: 100,
    });
  });

  test('shares one history: staff see who did what, customers only their own name', async () => {
    await ann('Platform.OwnedApp.Disable', { id: app });
    const names = (answer: HistoryAnswer | null) => (answer?.items ?? []).map(({ verb, username }) => `${verb} ${username}`);
    const staff = await server.admin<HistoryAnswer>('Admin.App.History', { id: app });
    expect(names(staff.data)).toEqual(['Disable ann', 'Edit ann', 'Pass admin', 'Add admin']);
    const own = await ann<HistoryAnswer>('Platform.OwnedApp.History', { id: app });
    expect(names(own.data)).toEqual(['Disable ann', 'Edit ann', 'Pass null', 'Add null']);
    expect((await bob('Platform.OwnedApp.History', { id: app })).ret).toBe(404);
  });

  test('says nothing of other accounts where it points to them', async () => {
    const { data } = await ann<ListAnswer>('Platform.OwnedApp.List');
    expect(Object.values(data?.refs.account_id ?? {})).toEqual(['ann']);
    expect(Object.keys(data?.refs ?? {})).toEqual(['account_id']);
    const options = await ann<{ items: { label: string }[] }>('Platform.OwnedApp.Options', { field: 'developers' });
    expect(options.data?.items.map(({ label }) => label)).toEqual(['ann']);
  });

  test('is not counted beside its base where records refer to another, nor are lines of a log', async () => {
    const owner = (await server.admin<{ account_id: number }>('Admin.App.Get', { id: app })).data?.account_id ?? 0;
    const line = { time: new Date().toISOString(), service: 'Open.A.B', account_id: owner, ret: 200, ms: 1, ip: '::1', request_id: 'r', parameters: '{}' };
    await server.platform.database.transact((query) => anyTable(query).insertInto('access_log').values(line).execute());
    const { data } = await server.admin<{ items: { screen: string; field: string; count: number }[] }>('Admin.User.Affected', { id: owner });
    expect(data?.items.map(({ screen, field, count }) => `${screen}.${field} ${count}`)).toEqual(['app.account_id 1']);
  });

  test('follows its base when that changes', async () => {
    const { screens } = server.platform;
    expect(screens.find('owned_app')?.fields.find(({ name }) => name === 'name')).toMatchObject({ label: both('App name'), schema: { maxLength: 50 } });
    expect(screens.find('owned_app')?.records).toBe('app');
  });

  test.each<[string, Partial<ScreenFile>, string, string]>([
    ['no word of whose the records are', { access: { calls: ['List'] } }, 'view-without-scope', '/access'],
    ['a screen that does not exist', { viewOf: 'apps' }, 'view-unknown-screen', '/viewOf'],
    ['a field its base has not', { fields: { ...ownedApp().fields, nam: {} } }, 'ref-unknown-field', '/fields/nam'],
    ['a call its base has not', { access: { calls: ['List', 'approve'] } }, 'view-unknown-call', '/access/calls/1'],
    [
      'a state left out although it writes',
      { fields: { name: {}, status: {} }, list: { columns: ['name'] }, access: { calls: ['Edit'] } },
      'view-without-state',
      '/fields',
    ],
    [
      'a required field left out',
      { fields: { name: {}, status: {}, verify_status: {} }, list: { columns: ['name'] }, access: { calls: ['Add'] } },
      'view-without-required',
      '/fields',
    ],
    [
      'a required field that is read-only and that no hooks fill in',
      {
        viewOf: 'configuration',
        fields: { name: { readOnly: true }, value: {} },
        list: { columns: ['name'] },
        form: { layout: ['value'] },
        access: { calls: ['Add'] },
      },
      'view-without-required',
      '/fields',
    ],
    ['a read-only field in its form', { fields: { ...ownedApp().fields, name: { readOnly: true } } }, 'not-a-form-field', '/form/layout/0'],
    ['an answer that nothing shows', { add: { result: 'apps/Nothing' } }, 'unknown-plugin-part', '/add/result'],
    ['a section of the back-office', { menu: { section: 'platmanage' } }, 'section-of-other-site', '/menu/section'],
    [
      'a list of the back-office on its page',
      { detail: { related: { rules: { label: both('Rules'), query: { from: 'permission_rule', via: 'app_id' } } } } },
      'query-of-other-site',
      '/detail/related/rules/query/from',
    ],
    ['fields of its own', { schema: { type: 'object', properties: {} } }, 'view-has-it', '/schema'],
    [
      'fields of its own and no base',
      {
        viewOf: undefined,
        fields: undefined,
        schema: { type: 'object', properties: { name: { type: 'string', label: both('Name') } } },
        list: undefined,
        form: undefined,
        detail: undefined,
        access: { calls: ['List'] },
      },
      'view-without-scope',
      '/access',
    ],
    ['states of its own', { states: ownedApp().states ?? { status: { initial: 'a', values: { a: both('A'), b: both('B') } } } }, 'view-has-it', '/states'],
    ['a column it does not pick', { list: { columns: ['apply_reason'] } }, 'unknown-field', '/list/columns/0'],
  ])('is refused with %s, and its last good version stays', async (_, changes, code, pointer) => {
    drop(ownedApp(changes));
    const isReported = () =>
      server.platform.screens.diagnostics().some((found) => found.code === code && found.pointer === pointer && found.severity === 'error');
    expect(await until(async () => isReported(), Boolean)).toBe(true);
    expect((await ann('Platform.OwnedApp.List')).ret).toBe(200);
  });

  const ticket = (onEdit: object): ScreenFile => ({
    name: 'ticket',
    label: both('Ticket'),
    schema: { type: 'object', properties: { body: { type: 'string', label: both('Body') }, state: { type: 'string', label: both('State') } } },
    states: { state: { initial: 'new', values: { new: both('New'), seen: both('Seen') }, ...onEdit } },
  });
  test.each<[string, object, string, string]>([
    ['fields it has not', { onEdit: 'new', onEditExcept: ['bdy'] }, 'unknown-field', '/states/state/onEditExcept/0'],
    ['an edit that changes no state anyway', { onEditExcept: ['body'] }, 'except-without-on-edit', '/states/state/onEditExcept'],
  ])('an exception from onEdit is refused for %s', async (_, words, code, pointer) => {
    writeFileSync(join(server.schemas, 'ticket.json'), JSON.stringify(ticket(words)));
    const reported = async () => server.platform.screens.diagnostics().some((found) => found.code === code && found.pointer === pointer);
    expect(await until(reported, Boolean)).toBe(true);
  });

  test('is warned of where its form leaves out what must be filled in', async () => {
    const note = (required: string[]): ScreenFile => ({
      name: 'note',
      label: both('Note'),
      schema: { type: 'object', required, properties: { body: { type: 'string', label: both('Body') }, by: { type: 'string', label: both('By') } } },
    });
    const face: ScreenFile = {
      name: 'note_face',
      label: both('Note'),
      viewOf: 'note',
      fields: { body: {}, by: {} },
      form: { layout: ['by'] },
      access: { calls: ['Add'] },
    };
    const reported = async () => server.platform.screens.diagnostics().filter(({ file }) => file.endsWith('note_face.json'));
    const write = (one: ScreenFile) => writeFileSync(join(server.schemas, `${one.name}.json`), JSON.stringify(one));
    write(note(['body']));
    write(face);
    const error = { code: 'required-not-in-form', pointer: '/form/layout', severity: 'warning' };
    expect(await until(reported, ([first]) => first?.code === error.code)).toMatchObject([error]);
    write({ ...face, add: { set: { body: 'as ever' } } });
    expect(await until(reported, ({ length }) => length === 0)).toEqual([]);
  });
});
