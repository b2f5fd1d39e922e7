import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import type { FileView } from '../../engine/core/calls/file.ts';
import { permissionsOf, serviceNameOf } from '../../engine/core/derive/permissions.ts';
import { servicesOf } from '../../engine/core/derive/services.ts';
import { tableOf } from '../../engine/core/derive/table/table.ts';
import { fieldOf, writableFields } from '../../engine/core/descriptor/field-of.ts';
import { isPrivate } from '../../engine/core/descriptor/private-formats.ts';
import type { Field, Machine, Operation, Screen, Transition } from '../../engine/core/descriptor/types.ts';
import { createRepository } from '../../engine/server/data/repository/repository-of.ts';
import type { Repository } from '../../engine/server/kernel/ports/repository.ts';
import { enter } from '../helpers/accounts.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { generatedValue } from '../helpers/generated-values.ts';
import { type Caller, openServer, type TestServer } from '../helpers/server.ts';
import { publish } from '../plugins/docs/published.ts';

type Values = Record<string, unknown>;

/** What the rights, the operations and the states of every screen promise, read from the screens themselves. */
/** Values that transitions of a screen need besides its state: an application is approved for an interface that is published. */
const needed: Record<string, Values> = { permission_request: { service_name: 'App.Topic.Publish' } };

/**
 * Values that a screen's records have here whatever else they hold: a database of another environment is asked for its tables when it is saved, and
 * no rule is about an administrator, whose records these are.
 */
const fixed: Record<string, Values> = { database_config: { environment: 'prod' }, permission_rule: { target: 'level' } };

describeOnDatabases('every screen', (place) => {
  let server: TestServer;
  let screens: Screen[];
  let member: { id: number; call: Caller };
  let bare: Caller;
  let number = 0;
  beforeAll(async () => {
    const apps = ['desk', 'garden', 'kiosk', 'site', 'supplier'];
    // Where no letter can be sent, no address for letters is taken.
    server = await openServer({ database: await place.config(), apps, environment: { SMTP_URL: 'smtp://127.0.0.1:9', SMTP_FROM: 'portico@example.com' } });
    screens = server.platform.screens.all();
    member = await enter(server, 'every_member', 100);
    bare = (await enter(server, 'every_bare', 200)).call;
    // For references to interfaces: one that is published.
    await publish(server, 'Every.Screen.Called', computedDefinition('Every.Screen.Called', {}, { one: { value: 1 } }));
  });
  afterAll(() => server.close());

  const nameOf = (screen: Screen, operation: Operation) => serviceNameOf(screen, screen.calls[operation] ?? operation);
  const has = (screen: Screen, ...operations: Operation[]) => operations.every((operation) => screen.calls[operation] !== undefined);
  const stores = (screen: Screen) => screen.kind === 'list' && screen.table !== undefined;
  /** Who the screen is for: on the portal everybody, each with records of their own. */
  const callerOn = ({ site }: Screen) => (site === 'portal' ? member.call : server.admin);

  const firstAccount = 1;
  const ownerOn = ({ site }: Screen) => (site === 'portal' ? member.id : firstAccount);

  async function holderOf(screen: Screen): Promise<Caller> {
    const { id, call } = await enter(server, `holder_${++number}`, 200);
    const nodes = permissionsOf(screen).map(({ key }) => key);
    expect(await server.admin('Admin.Permission.Grant', { account_id: id, nodes }), screen.name).toMatchObject({ ret: 200 });
    return call;
  }

  async function filled(screen: Screen, fields = writableFields(screen)): Promise<Values> {
    const turn = ++number;
    const values = await Promise.all(
      fields
        .filter(({ rollup, computed }) => !rollup && !computed)
        .map(async (field): Promise<[string, unknown]> => [field.name, (await pictureOf(screen, field)) ?? (await generatedValue(field, turn, recordOf))]),
    );
    const through = screen.own.filter((path) => path.includes('.')).map((path) => path.split('.')[0]);
    const owned = fields.filter(({ name }) => screen.site === 'portal' && through.includes(name));
    const references = await Promise.all(owned.map(async (field): Promise<[string, unknown]> => [field.name, await ownRecordOf(field)]));
    return { ...Object.fromEntries([...values, ...references]), ...fixed[screen.name] };
  }

  /** Of a picture of a given size: one that was uploaded. */
  async function pictureOf(screen: Screen, { format }: Field): Promise<string | undefined> {
    if (format?.kind !== 'image' || format.size === undefined) return undefined;
    const [width = 0, height = 0] = format.size.split('x').map(Number);
    const png = await sharp({ create: { width, height, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer();
    const { data } = await callerOn(screen)<FileView>('Admin.File.Upload', { file: new File([new Uint8Array(png)], 'made.png'), kind: 'image' });
    return data?.url;
  }

  /** Id of a record of that screen, made where there is none; or what one there holds in the field. */
  async function recordOf(name: string, field = 'id'): Promise<unknown> {
    if (name === 'user' && field === 'id') return firstAccount;
    const screen = screens.find((candidate) => candidate.name === name)!;
    const { data } = await server.admin<{ items: Values[] }>(nameOf(screen, 'List'));
    return data?.items[0]?.[field] ?? stored(screen);
  }

  /** Id of a record that a portal's field may point to, of whoever the portal is for. */
  async function ownRecordOf({ format }: Field): Promise<number> {
    const target = format?.kind === 'ref' ? format.screen : '';
    return stored(screens.find(({ site, name, records }) => site === 'portal' && (name === target || records === target))!);
  }

  function rowsOf(screen: Screen): Repository {
    const base = screens.find(({ name }) => name === screen.records) ?? screen;
    const name = base.source ?? base.table!.name;
    return createRepository(server.platform.database, { ...tableOf(screen)!, name });
  }

  /** A record past the calls, in the given states. */
  async function stored(screen: Screen, states: Values = {}): Promise<number> {
    const { database } = server.platform;
    const remaining = screen.fields.filter(({ isSystem, isState }) => !isSystem && !isState);
    const values = Object.fromEntries(Object.entries(await filled(screen, remaining)).filter(([name]) => !isPrivate(fieldOf(screen, name)?.format)));
    const initial = Object.fromEntries(screen.machines.map(({ field, initial: state }) => [field, state]));
    const own = Object.fromEntries(screen.own.filter((field) => !field.includes('.')).map((field) => [field, ownerOn(screen)]));
    const columns = new Set(rowsOf(screen).table.columns.map(({ name }) => name));
    const whole = Object.fromEntries(Object.entries({ ...values, ...own, ...initial, ...states }).filter(([column]) => columns.has(column)));
    const { id } = await database.transact((query) => rowsOf(screen).insert(query, whole, ownerOn(screen)));
    return id;
  }

  test('is refused to strangers, to members and to administrators without its right, and answers who holds it', async () => {
    for (const screen of screens.filter(({ site, everyone, kind }) => site === 'admin' && !everyone && kind !== 'page')) {
      const holder = await holderOf(screen);
      for (const { name } of servicesOf(screen)) {
        // An unknown parameter: whoever may gets 400 and nothing happens.
        const requested = async (call: Caller) => (await call(name, { every_probe: 1 })).ret;
        const { access } = server.platform.services.find(name)!;
        const isAbove = access.kind === 'permission' && (access.minLevel ?? 0) > 200;
        const answers = [await requested(server.call), await requested(member.call), await requested(bare), await requested(holder)];
        expect([name, ...answers]).toEqual([name, 406, 401, 401, isAbove ? 401 : 400]);
      }
    }
  });

  test('leads to pages of its site', () => {
    const openedBy = ({ actions, list }: Screen) => [...actions.map(({ open }) => open), list?.empty?.button?.open].filter((open) => open !== undefined);
    const opened = screens.flatMap((screen) => openedBy(screen).map((open) => ({ screen: screen.name, site: screen.site, path: open.split('?')[0]! })));
    expect(opened.length).toBeGreaterThan(20);
    // A page of a record has its id behind its route.
    const isPage = ({ site, path }: (typeof opened)[number]) =>
      screens.some((screen) => screen.site === site && Object.values(screen.routes).some((route) => path === route || path.startsWith(`${route}/{`)));
    expect(opened.filter((one) => !isPage(one))).toEqual([]);
  });

  test('adds, reads, lists, edits, removes and restores what its fields allow', async () => {
    const whole = screens.filter((screen) => stores(screen) && has(screen, 'Add', 'Get', 'Edit', 'List'));
    expect(whole.length).toBeGreaterThan(8);
    for (const screen of whole) {
      const call = callerOn(screen);
      const ask = async <Data = Values>(operation: Operation, fields: Values): Promise<Data> => {
        const answer = await call<Data>(nameOf(screen, operation), fields as Parameters<Caller>[1]);
        expect(answer, `${screen.name} ${operation} ${JSON.stringify(fields)}`).toMatchObject({ ret: 200 });
        return answer.data!;
      };
      const shown = (values: Values, fields: Field[]) =>
        Object.fromEntries(fields.filter(({ name, format }) => values[name] !== undefined && !isPrivate(format)).map(({ name }) => [name, values[name]]));
      const [first, second] = [await filled(screen), await filled(screen)];
      const { id, rev } = await ask<{ id: number; rev: number }>('Add', first);
      const plain = writableFields(screen).filter(({ when, format, type }) => !when && format === undefined && type !== 'object');
      expect(await ask('Get', { id }), screen.name).toMatchObject(shown(first, plain));
      const changing = writableFields(screen).filter(({ writeOnce, secretOnEdit }) => !writeOnce && !secretOnEdit);
      await ask('Edit', { id, rev, ...shown(second, changing) });
      const changed = plain.filter((field) => changing.includes(field));
      expect(await ask('Get', { id }), screen.name).toMatchObject(shown(second, changed));
      const ids = async (trash = false) => (await ask<{ items: { id: number }[] }>('List', { trash, per_page: 100 })).items.map((item) => item.id);
      expect(await ids(), screen.name).toContain(id);
      if (!has(screen, 'Remove', 'Restore')) continue;
      await ask('Remove', { id });
      expect(await ids(), screen.name).not.toContain(id);
      expect((await call(nameOf(screen, 'Get'), { id })).ret, screen.name).toBe(404);
      await ask('Restore', { id });
      expect(await ids(), screen.name).toContain(id);
    }
  });

  test('makes every transition from the states it leads out of, and refuses it from all others', async () => {
    /** What else than the state decides, or needs a record of its own. */
    const isPlain = ({ when, notBy, own, move, isAutomatic }: Transition) =>
      !when && !notBy && own.length === 0 && Object.keys(move).length === 0 && !isAutomatic;
    let tried = 0;
    for (const screen of screens.filter(stores))
      for (const machine of screen.machines)
        for (const transition of machine.transitions.filter(isPlain))
          for (const { value: state } of machine.values) {
            tried++;
            await tryTransition(screen, machine, transition, String(state));
          }
    expect(tried).toBeGreaterThan(30);
  });

  async function tryTransition(screen: Screen, machine: Machine, { verb, from, to, ask }: Transition, state: string): Promise<void> {
    const id = await stored(screen, { ...needed[screen.name], [machine.field]: state });
    const requests = await Promise.all(ask.map(async (field): Promise<[string, unknown]> => [field.name, await generatedValue(field, ++number, recordOf)]));
    const { ret } = await callerOn(screen)(serviceNameOf(screen, verb), { id, ...Object.fromEntries(requests) });
    const isAllowed = from.includes(state);
    expect([screen.name, verb, state, ret]).toEqual([screen.name, verb, state, isAllowed ? 200 : 409]);
    const row = await rowsOf(screen).get(server.platform.database.read, id);
    expect(row?.[machine.field], `${screen.name} ${verb} from ${state}`).toBe(isAllowed ? to : state);
  }
});
