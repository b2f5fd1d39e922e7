import { beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../../../engine/server/auth/accounts/passwords.ts';
import { openSecret } from '../../../engine/server/auth/secret-value.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { purgeTrash } from '../../../engine/server/operations/trash/purge-trash.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../helpers/screen-bench.ts';
import { desk, reported } from './desk.ts';
import { everyScreen, ticket } from './screens.ts';

const key = 'canary-key-9876';
let serial = 0;
const fresh = (more: Record<string, unknown> = {}) => ({ title: `Ticket ${++serial}`, key, ...more });

describeOnDatabases('writing records', (place) => {
  let bench: ScreenBench;
  type Stored = Record<string, unknown> & { id: number; rev: number };
  const get = (id: number) => bench.call<Stored>('Admin.Ticket.Get', { id });
  const add = (params: Record<string, unknown>) => bench.call<{ id: number; rev: number }>('Admin.Ticket.Add', params);
  const stored = async (id: number) => (await bench.platform.repositories.of(ticket)!.get(bench.platform.database.read, id))!;

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, everyScreen, desk);
    for (const username of ['ann', 'bob']) await bench.call('Admin.User.Add', { username, password: 'secret-1' });
  });

  describe('Add', () => {
    test('writes what was given with defaults and initial states, and shows it without its secrets', async () => {
      const { id, rev } = await add(
        fresh({
          due: '2026-11-21T04:00:00.000Z',
          owner_id: 1,
          helpers: [1, 2],
          price: 1999,
          pin: 'abq-123',
          body: '<p onclick="x()">Hi<script>alert(1)</script></p>',
        }),
      );
      expect(rev).toBe(1);
      const record = await get(id);
      expect(record).toMatchObject({
        key: '••••9876',
        kind: 'bug',
        severity: 3,
        status: 'open',
        views: 0,
        urgent: false,
        price: 1999,
        helpers: [1, 2],
        due: '2026-11-21T04:00:00.000Z',
        body: '<p>Hi</p>',
        created_by: 1,
        refs: { owner_id: { 1: 'ann' }, helpers: { 1: 'ann', 2: 'bob' }, created_by: { 1: 'ann' } },
      });
      expect(record).not.toHaveProperty('pin');
      expect(record).not.toHaveProperty('deleted_at');
      const row = await stored(id);
      expect(JSON.stringify(row)).not.toContain(key);
      expect(openSecret(bench.platform.keyring, row.key)).toBe(key);
      expect(await verifyPassword('abq-123', String(row.pin))).toBe(true);
    });

    test('takes a time without a zone for one of the platform’s', async () => {
      const { id } = await add(fresh({ due: '2026-11-21 12:00:00' }));
      expect((await get(id)).due).toBe('2026-11-21T04:00:00.000Z');
    });

    test('tells every fault at once and writes nothing', async () => {
      const before = await bench.call<{ total: number }>('Admin.Ticket.List');
      const refusal = await refusalOf(add({ code: 'a b', key: 'short', severity: 9, price: 1.5 }));
      expect(refusal).toMatchObject({ ret: 400, faults: ['price type'] });
      expect((await refusalOf(add({ code: 'a b', key: 'short', severity: 9 }))).faults).toEqual(['code pattern', 'title required', 'key min', 'severity max']);
      expect((await bench.call<{ total: number }>('Admin.Ticket.List')).total).toBe(before.total);
    });

    test.each(['status', 'views', 'id', 'rev', 'created_by', 'deleted_at', 'level', '__proto__', 'where'])('refuses the parameter %s', async (name) => {
      const params = JSON.parse(`{"title": "x", "key": "${key}", "${name}": "1"}`);
      expect((await refusalOf(add(params))).faults).toEqual([`${name} unknown`]);
    });

    test('names the field whose value is taken', async () => {
      await add(fresh({ code: 'TAKEN' }));
      const refusal = await refusalOf(add(fresh({ code: 'TAKEN' })));
      expect(refusal).toMatchObject({ ret: 400, faults: ['code taken'], msg: 'Code already exists' });
      await add({ title: 'pair', key, owner_id: 2 });
      expect(await refusalOf(add({ title: 'pair', key, owner_id: 2 }))).toMatchObject({ faults: ['title taken', 'owner_id taken'] });
    });

    test('answers a repeated submission with the first answer, even when both come at once', async () => {
      const params = fresh({ code: 'ONCE', request_key: 'submission-1' });
      const answers = await Promise.all([add(params), add(params), add(params)]);
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await add(params)).toEqual(answers[0]);
      const before = (await bench.call<{ total: number }>('Admin.Ticket.List')).total;
      for (const change of [{ title: 'something else' }, { code: 'OTHER' }]) {
        expect(await refusalOf(add({ ...params, ...change }))).toMatchObject({ ret: 409, msg: expect.stringContaining('different content') });
      }
      expect((await bench.call<{ total: number }>('Admin.Ticket.List')).total).toBe(before);
      const other = await bench.call<{ id: number }>('Admin.Ticket.Add', { ...fresh(), request_key: 'submission-1' }, { accountId: 2 });
      expect(other.id).not.toBe(answers[0]?.id);
      expect((await refusalOf(add({ ...fresh(), request_key: 'no spaces!' }))).faults).toEqual(['request_key pattern']);
    });

    test('is undone as a whole when a hook refuses afterwards, and tells nobody', async () => {
      const before = await bench.call<{ total: number }>('Admin.Ticket.List');
      expect(await refusalOf(add({ title: 'too late', key }))).toMatchObject({ ret: 409, msg: 'Too late' });
      expect(await refusalOf(add({ title: 'forbidden', key }))).toMatchObject({ ret: 409, msg: 'No' });
      expect((await bench.call<{ total: number }>('Admin.Ticket.List')).total).toBe(before.total);
      expect(reported).not.toContain('added too late');
      await add({ title: 'in time', key });
      expect(reported).toContain('added in time');
    });
  });

  describe('Edit', () => {
    test('changes what is sent, empties what is cleared and leaves the rest', async () => {
      const { id } = await add(fresh({ code: 'EDIT1', price: 5, day: '2026-01-02', owner_id: 1 }));
      const { rev } = await bench.call<{ rev: number }>('Admin.Ticket.Edit', { id, rev: 1, title: 'Edited', clear: ['price'] });
      expect(rev).toBe(2);
      expect(await get(id)).toMatchObject({ rev: 2, title: 'Edited', price: null, day: '2026-01-02', owner_id: 1, code: 'EDIT1', key: '••••9876' });
    });

    test('keeps the revision and leaves no trace when nothing changes', async () => {
      const { id } = await add(fresh({ due: '2026-11-21 12:00:00', helpers: [2, 1], ratio: 0.5 }));
      const { title } = await get(id);
      expect(await bench.call('Admin.Ticket.Edit', { id, rev: 1, title: ` ${title} `, due: '2026-11-21 12:00:00', helpers: [2, 1], ratio: 0.5 })).toEqual({
        rev: 1,
      });
      expect((await bench.call<{ items: unknown[] }>('Admin.Ticket.History', { id })).items).toHaveLength(1);
    });

    test('from an old revision is refused with the present record and who changed it', async () => {
      const { id } = await add(fresh());
      await bench.call('Admin.Ticket.Edit', { id, rev: 1, title: `first ${id}` }, { accountId: 2 });
      const refusal = await refusalOf(bench.call('Admin.Ticket.Edit', { id, rev: 1, title: 'second' }));
      expect(refusal).toMatchObject({ ret: 409, msg: 'Fail to alter: user2 has changed this Ticket; merge before saving' });
      expect(refusal.data).toMatchObject({ current: { id, rev: 2, title: `first ${id}`, key: '••••9876' }, changed_by: 'user2' });
      expect(JSON.stringify(refusal.data)).not.toContain(key);
    });

    test('of two edits at the same moment only one is written', async () => {
      const { id } = await add(fresh());
      const edits = await Promise.allSettled(['left', 'right'].map((side) => bench.call('Admin.Ticket.Edit', { id, rev: 1, title: `${side} ${id}` })));
      expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await get(id)).rev).toBe(2);
    });

    test('sends the record back to the state its machine says', async () => {
      const { id } = await add(fresh());
      await bench.call('Admin.Ticket.Finish', { id });
      await bench.call('Admin.Ticket.Edit', { id, rev: 2, severity: 5 });
      expect((await get(id)).status).toBe('open');
    });

    test('keeps a secret that is left out, replaces one that is sent and cannot empty a required one', async () => {
      const { id } = await add(fresh({ pin: 'abq-123' }));
      await bench.call('Admin.Ticket.Edit', { id, rev: 1, severity: 4 });
      expect(openSecret(bench.platform.keyring, (await stored(id)).key)).toBe(key);
      await bench.call('Admin.Ticket.Edit', { id, rev: 2, key: 'another-secret-1111', pin: 'xyq-789', clear: [] });
      expect(openSecret(bench.platform.keyring, (await stored(id)).key)).toBe('another-secret-1111');
      expect(await verifyPassword('xyq-789', String((await stored(id)).pin))).toBe(true);
      expect((await refusalOf(bench.call('Admin.Ticket.Edit', { id, rev: 3, clear: ['key'] }))).faults).toEqual(['key required']);
      await bench.call('Admin.Ticket.Edit', { id, rev: 3, clear: ['pin'] });
      expect((await stored(id)).pin).toBeNull();
      expect((await refusalOf(bench.call('Admin.Ticket.Edit', { id, rev: 4, clear: ['status', 'nonsense'] }))).faults).toEqual([
        'clear unknown',
        'clear unknown',
      ]);
    });

    test('cannot change what is written once', async () => {
      const { id } = await add(fresh({ code: 'FIXED' }));
      expect((await refusalOf(bench.call('Admin.Ticket.Edit', { id, rev: 1, code: 'OTHER' }))).faults).toEqual(['code write_once']);
      expect((await refusalOf(bench.call('Admin.Ticket.Edit', { id, rev: 1, clear: ['code'] }))).faults).toEqual(['code write_once']);
    });

    test('empties a field its own change hides, and brings back its default', async () => {
      const { id } = await add(fresh({ severity: 5 }));
      await bench.call('Admin.Ticket.Edit', { id, rev: 1, kind: 'wish' });
      expect(await get(id)).toMatchObject({ kind: 'wish', severity: null });
      await bench.call('Admin.Ticket.Edit', { id, rev: 2, kind: 'bug' });
      expect(await get(id)).toMatchObject({ kind: 'bug', severity: 3 });
    });

    test('of an unknown record is refused, and so is an absurd revision', async () => {
      expect((await refusalOf(bench.call('Admin.Ticket.Edit', { id: 999_999, rev: 1, title: 'x' }))).ret).toBe(404);
      expect((await refusalOf(bench.call('Admin.Ticket.Edit', { id: 1, rev: 3_000_000_000, title: 'x' }))).ret).toBe(400);
      expect((await refusalOf(bench.call('Admin.Ticket.Get', { id: Number.MAX_SAFE_INTEGER }))).ret).toBe(404);
    });
  });

  describe('Remove and Restore', () => {
    test('take a record to the trash and back', async () => {
      const { id } = await add(fresh());
      expect(await bench.call('Admin.Ticket.Remove', { id })).toEqual({ removed: [id] });
      expect((await refusalOf(get(id))).ret).toBe(404);
      expect((await refusalOf(bench.call('Admin.Ticket.Remove', { id }))).ret).toBe(404);
      const trash = await bench.call<{ items: Stored[] }>('Admin.Ticket.List', { trash: true, filters: { id } });
      expect(trash.items.map((item) => [item.id, typeof item.deleted_at])).toEqual([[id, 'string']]);
      expect(await bench.call('Admin.Ticket.Restore', { id })).toEqual({ restored: [id] });
      expect((await get(id)).id).toBe(id);
      expect((await refusalOf(bench.call('Admin.Ticket.Restore', { id }))).ret).toBe(404);
      const history = await bench.call<{ items: { verb: string; username: string }[] }>('Admin.Ticket.History', { id });
      expect(history.items.map(({ verb, username }) => [verb, username])).toEqual([
        ['Restore', 'user1'],
        ['Remove', 'user1'],
        ['Add', 'user1'],
      ]);
    });

    test('want exactly one of id and ids', async () => {
      expect((await refusalOf(bench.call('Admin.Ticket.Remove'))).faults).toEqual(['id required']);
      expect((await refusalOf(bench.call('Admin.Ticket.Remove', { id: 1, ids: [1] }))).faults).toEqual(['id required']);
    });

    test('pass over what is gone when several are named', async () => {
      const ids = [(await add(fresh())).id, (await add(fresh())).id];
      expect(await bench.call('Admin.Ticket.Remove', { ids: [...ids, 999_999, ids[0]] })).toEqual({ removed: ids });
      expect(await bench.call('Admin.Ticket.Remove', { ids })).toEqual({ removed: [] });
    });

    test('remove all or none when a hook refuses one', async () => {
      const ids = [(await add(fresh())).id, (await add({ title: 'precious', key })).id];
      expect(await refusalOf(bench.call('Admin.Ticket.Remove', { ids }))).toMatchObject({ ret: 409, msg: 'Precious' });
      expect((await get(ids[0]!)).id).toBe(ids[0]);
    });

    test('a removed record frees its unique value, and cannot come back over the one that has it now', async () => {
      const { id } = await add(fresh({ code: 'REUSED' }));
      await bench.call('Admin.Ticket.Remove', { id });
      await add(fresh({ code: 'REUSED' }));
      expect((await refusalOf(bench.call('Admin.Ticket.Restore', { id }))).faults).toEqual(['code taken']);
    });

    test('the trash is emptied of what lay there for 30 days and of nothing else', async () => {
      const [old, young] = [(await add(fresh())).id, (await add(fresh())).id];
      await bench.call('Admin.Ticket.Remove', { ids: [old, young] });
      const past = new Date(Date.now() - 31 * 86_400_000).toISOString();
      await bench.platform.database.transact((query) => anyTable(query).updateTable('ticket').set({ deleted_at: past }).where('id', '=', old).execute());
      expect(await purgeTrash(bench.platform)).toBe(1);
      expect((await refusalOf(bench.call('Admin.Ticket.Restore', { id: old }))).ret).toBe(404);
      expect(await bench.call('Admin.Ticket.Restore', { id: young })).toEqual({ restored: [young] });
    });
  });

  describe('a transition', () => {
    test('moves a record and is refused from every other state, which it names', async () => {
      const { id } = await add(fresh());
      expect(await bench.call('Admin.Ticket.Finish', { id })).toEqual({ rev: 2 });
      const refusal = await refusalOf(bench.call('Admin.Ticket.Finish', { id }));
      expect(refusal).toMatchObject({ ret: 409, msg: 'The state is "Done", which does not allow "Finish"; allowed: Shut' });
      expect(await get(id)).toMatchObject({ status: 'done', rev: 2 });
    });

    test('asks for what the descriptor says, checks it like a record and keeps it where the record has such a field', async () => {
      const { id } = await add(fresh());
      expect((await refusalOf(bench.call('Admin.Ticket.Shut', { id }))).faults).toEqual(['reason required']);
      expect((await refusalOf(bench.call('Admin.Ticket.Shut', { id, reason: 'no' }))).faults).toEqual(['reason min']);
      await bench.call('Admin.Ticket.Shut', { id, reason: 'not needed' });
      expect(await get(id)).toMatchObject({ status: 'shut', reason: 'not needed' });
      const { items } = await bench.call<{ items: unknown[] }>('Admin.Ticket.History', { id });
      expect(items[0]).toMatchObject({ verb: 'Shut', reason: 'not needed', before: { status: 'open' }, after: { status: 'shut' } });
      expect((await refusalOf(bench.call('Admin.Ticket.Finish', { id }))).msg).toBe('The state is "Shut", which does not allow "Finish"');
    });

    test('of several records tells which failed and why, in the caller’s language', async () => {
      const ids = [(await add(fresh())).id, (await add(fresh())).id, (await add({ title: 'stuck', key })).id];
      await bench.call('Admin.Ticket.Finish', { id: ids[1] });
      const answer = await bench.call('Admin.Ticket.Finish', { ids: [...ids, 999_999] }, { accountId: 1, language: 'zh_cn' });
      expect(answer).toEqual({
        done: [ids[0]],
        failed: [
          { id: ids[1], ret: 409, msg: '当前状态为「Done」，不能「Finish」；可以：Shut' },
          { id: ids[2], ret: 409, msg: '卡住' },
          { id: 999_999, ret: 404, msg: 'Ticket 999999 不存在或已删除' },
        ],
      });
      expect((await refusalOf(bench.call('Admin.Ticket.Shut', { ids, reason: 'many' }))).faults).toEqual(['ids max']);
    });

    test('made twice at the same moment is done once', async () => {
      const { id } = await add(fresh());
      const twice = Array.from({ length: 2 }, () => bench.call('Admin.Ticket.Finish', { id }).catch((error: unknown) => error));
      expect(await Promise.all(twice)).toEqual(expect.arrayContaining([{ rev: 2 }, expect.objectContaining({ ret: 409 })]));
      expect((await get(id)).rev).toBe(2);
    });
  });

  describe('an action', () => {
    test('is given the chosen records and what was asked', async () => {
      const { id } = await add(fresh({ severity: 4 }));
      expect(await bench.call('Admin.Ticket.Weigh', { id, factor: 3 })).toEqual({ weight: [12] });
      expect((await refusalOf(bench.call('Admin.Ticket.Weigh', { id, factor: 0 }))).faults).toEqual(['factor min']);
      expect(await bench.call('Admin.Ticket.Tally')).toEqual({ rows: true });
      const { items } = await bench.call<{ items: unknown[] }>('Admin.Ticket.History', { id });
      expect(items[0]).toMatchObject({ verb: 'Weigh', after: { factor: 3 } });
    });

    test('is refused for a record its condition excludes', async () => {
      const { id } = await add(fresh());
      await bench.call('Admin.Ticket.Finish', { id });
      expect((await refusalOf(bench.call('Admin.Ticket.Weigh', { id, factor: 1 }))).ret).toBe(409);
      expect((await refusalOf(bench.call('Admin.Ticket.Weigh', { id: 999_999, factor: 1 }))).ret).toBe(404);
    });
  });

  describe('the audit trail', () => {
    test('tells field by field what changed and never a private value', async () => {
      const { id } = await add(fresh({ pin: 'abq-123' }));
      await bench.call('Admin.Ticket.Edit', { id, rev: 1, severity: 1, key: 'replaced-secret-77' });
      const { items } = await bench.call<{ items: Record<string, unknown>[] }>('Admin.Ticket.History', { id });
      expect(items[0]).toMatchObject({
        verb: 'Edit',
        username: 'user1',
        simulated_by: null,
        before: { severity: 3, key: '(changed)' },
        after: { severity: 1, key: '(changed)' },
      });
      expect(items[1]).toMatchObject({ verb: 'Add', before: null, after: { key: '(changed)', pin: '(changed)', severity: 3 } });
      const rows = JSON.stringify(await bench.platform.database.read.selectFrom('audit').selectAll().execute());
      for (const secret of [key, 'replaced-secret', 'abc123', 'scrypt$', 'v1:']) expect(rows).not.toContain(secret);
    });
  });

  describe('a single screen', () => {
    test('has exactly one record, made when it is asked for', async () => {
      const [one, two] = await Promise.all([bench.call<Stored>('Admin.Settings.Get'), bench.call<Stored>('Admin.Settings.Get')]);
      expect(one).toMatchObject({ id: two.id, rev: 1, limit: 5, title: null });
      expect((await refusalOf(bench.call('Admin.Settings.Edit', { rev: 1, limit: 6 }))).faults).toEqual(['title required']);
      expect(await bench.call('Admin.Settings.Edit', { rev: 1, title: 'Portico' })).toEqual({ rev: 2 });
      expect(await bench.call('Admin.Settings.Get')).toMatchObject({ id: one.id, rev: 2, title: 'Portico' });
      expect((await bench.call<{ items: unknown[] }>('Admin.Settings.History')).items).toHaveLength(1);
    });
  });

  describe('a screen whose rows belong to accounts', () => {
    const ann = { accountId: 1, level: 100 };
    const bob = { accountId: 2, level: 100 };

    test('gives everybody his own rows and never says whether another exists', async () => {
      const { id } = await bench.call<{ id: number }>('Platform.Note.Add', { text: 'of ann' }, ann);
      await bench.call('Platform.Note.Add', { text: 'of bob' }, bob);
      expect((await bench.call<{ items: Stored[] }>('Platform.Note.List', {}, bob)).items.map((item) => item.text)).toEqual(['of bob']);
      const missing = (await refusalOf(bench.call('Platform.Note.Get', { id: 999_999 }, bob))).msg.replace('999999', String(id));
      for (const [verb, params] of [
        ['Get', {}],
        ['Edit', { rev: 1, text: 'x' }],
        ['Remove', {}],
        ['Restore', {}],
        ['History', {}],
        ['Read', {}],
      ] as const) {
        expect(await refusalOf(bench.call(`Platform.Note.${verb}`, { id, ...params }, bob))).toMatchObject({ ret: 404, msg: missing });
      }
      expect(await bench.call('Platform.Note.Remove', { ids: [id] }, bob)).toEqual({ removed: [] });
      expect(await bench.call('Platform.Note.Get', { id }, ann)).toMatchObject({ text: 'of ann', account_id: 1, rev: 1 });
    });

    test('takes the owner from the session and from nowhere else', async () => {
      expect((await refusalOf(bench.call('Platform.Note.Add', { text: 'x', account_id: 2 }, ann))).faults).toEqual(['account_id unknown']);
      const { id } = await bench.call<{ id: number }>('Platform.Note.Add', { text: 'y' }, ann);
      expect((await refusalOf(bench.call('Platform.Note.Edit', { id, rev: 1, account_id: 2 }, ann))).faults).toEqual(['account_id unknown']);
      expect((await refusalOf(bench.call('Platform.Note.Edit', { id, rev: 1, clear: ['account_id'] }, ann))).faults).toEqual(['clear unknown']);
    });

    test('offers only own rows as references', async () => {
      const { items } = await bench.call<{ items: { label: string }[] }>('Platform.Note.Options', { field: 'about' }, bob);
      expect(items.map(({ label }) => label)).toEqual(['of bob']);
    });

    test('is open to accounts and not to permission nodes', () => {
      expect(bench.services.get('Platform.Note.List')?.access).toEqual({ kind: 'session', minLevel: undefined });
      expect(bench.services.get('Admin.Ticket.Finish')?.access).toMatchObject({ kind: 'permission', nodes: ['/ticket/list#Finish'] });
      expect(bench.services.get('Admin.Ticket.Options')?.access).toMatchObject({ nodes: ['/ticket/list', '/ticket/add', '/ticket/edit'] });
    });
  });
});
