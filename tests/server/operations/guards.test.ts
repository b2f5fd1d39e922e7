import { beforeAll, describe, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { refuse } from '../../../engine/server/kernel/call/errors.ts';
import { defineServerPlugin } from '../../../engine/server/kernel/plugin.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../helpers/screen-bench.ts';
import { both } from '../../helpers/screens.ts';

const integer = { type: 'integer', label: both('Number') } as const;
const text = { type: 'string', label: both('Text') } as const;

/** Cases of two departments; whoever looks at this screen sees one of them. */
const file = normalize({
  name: 'case',
  label: both('Case'),
  schema: {
    type: 'object',
    properties: {
      title: text,
      department: { ...text, enum: ['law', 'tax', 'audit'] },
      holder: integer,
      helpers: { type: 'array', items: { type: 'integer' }, label: both('Helpers') },
      token: { ...text, format: 'secret' },
      status: text,
    },
  },
  list: { columns: ['title'], filters: ['title'], tabs: 'department' },
  states: {
    status: {
      initial: 'open',
      values: { open: both('Open'), closed: both('Closed') },
      transitions: { close: { from: ['open'], to: 'closed', bulk: true, label: both('Close') } },
    },
  },
  edit: { own: ['holder', 'helpers'] },
  actions: {
    claim: { at: 'row', label: both('Claim'), when: { holder: { empty: true } }, set: { holder: '$account' } },
    keep: { at: 'row', label: both('Keep'), ask: { key: { ...text, format: 'secret' } }, set: { token: '$form.key' } },
    ring: { at: 'toolbar', label: both('Ring'), handler: 'bells/ring' },
    reveal: { at: 'toolbar', label: both('Reveal'), handler: 'bells/reveal', result: 'secret' },
    crack: { at: 'toolbar', label: both('Crack'), handler: 'bells/crack' },
  },
  access: { where: { department: ['law', 'tax'] } },
});

/** Notes that whoever helps with them may change, until he does not any more. */
const note = normalize({
  name: 'note',
  label: both('Note'),
  schema: { type: 'object', properties: { body: text, helpers: { type: 'array', items: { type: 'integer' }, label: both('Helpers') } } },
  list: { columns: ['body'] },
  access: { own: 'helpers' },
});

/** Pages that members of a club write into books that are somebody’s own. */
const clubs = [
  normalize({
    name: 'book',
    label: both('Book'),
    site: 'portal',
    schema: { type: 'object', properties: { title: text, holder: integer } },
    list: { columns: ['title'] },
    access: { own: 'holder' },
  }),
  normalize({
    name: 'page',
    label: both('Page'),
    site: 'portal',
    schema: {
      type: 'object',
      properties: {
        body: text,
        writer: integer,
        book_id: { ...integer, format: 'ref:book.title' },
        also_in: { type: 'array', items: { type: 'integer', format: 'ref:book.title' }, label: both('Also in') },
        under: { ...text, format: 'ref:book.title' },
      },
    },
    list: { columns: ['body'] },
    actions: { bind: { at: 'row', label: both('Bind'), ask: { to: { ...integer, format: 'ref:book.title' } }, set: { book_id: '$form.to' } } },
    access: { own: 'writer' },
  }),
];

/** Marks that people leave at cases, as far as the case is theirs to see and still open. */
const mark = normalize({
  name: 'mark',
  label: both('Mark'),
  schema: {
    type: 'object',
    properties: {
      body: text,
      case_id: { ...integer, format: 'ref:case.title' },
      cases: { type: 'array', items: { type: 'integer', format: 'ref:case.title' }, options: { where: { status: 'open' } }, label: both('Cases') },
    },
  },
  list: { columns: ['body'] },
  actions: {
    pin: {
      at: 'row',
      label: both('Pin'),
      ask: { to: { ...integer, format: 'ref:case.title', options: { where: { status: 'open' } } } },
      set: { case_id: '$form.to' },
    },
  },
});

/** Two machines that push each other for ever. */
const pusher = (name: string, other: string) =>
  normalize({
    name,
    label: both(name),
    schema: { type: 'object', properties: { other: { ...integer, format: `ref:${other}.name` }, name: text, state: text } },
    list: { columns: ['name'] },
    states: {
      state: {
        initial: 'left',
        values: { left: both('Left'), right: both('Right') },
        transitions: {
          there: { from: ['left'], to: 'right', label: both('There'), move: { other: name === 'ping' ? 'there' : 'back' } },
          back: { from: ['right'], to: 'left', label: both('Back'), move: { other: name === 'ping' ? 'back' : 'there' } },
        },
      },
    },
  });

let rung = 0;
const bells = defineServerPlugin({
  name: 'bells',
  handlers: {
    ring: async () => {
      const count = ++rung;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { count };
    },
    reveal: async () => ({ secret: 'shown-only-once' }),
    crack: async () => {
      if (rung++ === 0) throw refuse('conflict', both('Not yet'));
      return { count: rung };
    },
  },
});

describeOnDatabases('what may not be learnt or done', (place) => {
  let bench: ScreenBench;
  /** On PostgreSQL another instance. */
  let other: ScreenBench;
  const by = (accountId: number) => ({ accountId });
  const add = async (service: string, values: Record<string, unknown>, accountId = 1) => (await bench.call<{ id: number }>(service, values, by(accountId))).id;
  const get = (service: string, id: number, accountId = 1) => bench.call<Record<string, unknown>>(service, { id }, by(accountId));
  const addCase = (values: Record<string, unknown> = {}) => add('Admin.Case.Add', { title: 'case', department: 'law', ...values });
  const stored = async (id: number) => (await bench.platform.repositories.of(file)!.get(bench.platform.database.read, id))!;

  beforeAll(async () => {
    const screens = [file, note, mark, ...clubs, pusher('ping', 'pong'), pusher('pong', 'ping')];
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, screens, bells);
    Object.assign(bench.platform, { rights: { mayCall: async () => true } });
    other = place.dialect === 'sqlite' ? bench : await benchOf(await place.open(), (await place.config()).dataFolder, screens, bells);
  });

  test('tabs count no record that is out of scope', async () => {
    const id = await addCase({ department: 'tax' });
    await bench.platform.database.transact((query) => bench.platform.repositories.of(file)!.update(query, id, null, { department: 'audit' }));
    const { counts } = await bench.call<ListAnswer>('Admin.Case.List', { with_counts: true });
    expect(counts).toEqual({ law: 0, tax: 0, audit: 0 });
  });

  test('on the portal nothing refers to what is somebody else’s', async () => {
    const [own, others] = [await add('Platform.Book.Add', { title: 'mine' }, 2), await add('Platform.Book.Add', { title: 'theirs' }, 3)];
    const page = await add('Platform.Page.Add', { book_id: own }, 2);
    const refused = async (service: string, values: Record<string, unknown>) => (await refusalOf(bench.call(service, values, by(2)))).faults;
    for (const book_id of [others, 9_999]) {
      expect(await refused('Platform.Page.Add', { book_id })).toEqual(['book_id option']);
      expect(await refused('Platform.Page.Edit', { id: page, rev: 1, book_id })).toEqual(['book_id option']);
      expect(await refused('Platform.Page.Bind', { id: page, to: book_id })).toEqual(['to option']);
      expect(await refused('Platform.Page.Add', { also_in: [own, book_id] })).toEqual(['also_in option']);
    }
    expect(await refused('Platform.Page.Add', { under: 'theirs' })).toEqual(['under option']);
    await bench.call('Platform.Page.Edit', { id: page, rev: 1, also_in: [own], under: 'mine' }, by(2));
    await bench.call('Platform.Page.Edit', { id: page, rev: 2, body: 'more', book_id: own }, by(2));
  });

  test('in the back-office nothing refers to what is hidden, gone or not offered, and what was chosen before stays', async () => {
    const [seen, hidden, gone, closed] = await Promise.all([addCase(), addCase(), addCase(), addCase()]);
    await bench.platform.database.transact((query) => bench.platform.repositories.of(file)!.update(query, hidden, null, { department: 'audit' }));
    await bench.call('Admin.Case.Remove', { id: gone });
    const mark = await add('Admin.Mark.Add', { case_id: seen, cases: [closed] });
    await bench.call('Admin.Case.Close', { id: closed });
    const refused = async (service: string, values: Record<string, unknown>) => (await refusalOf(bench.call(service, values))).faults;
    for (const id of [hidden, gone, 999_999]) {
      expect(await refused('Admin.Mark.Add', { case_id: id })).toEqual(['case_id option']);
      expect(await refused('Admin.Mark.Edit', { id: mark, rev: 1, cases: [seen, id] })).toEqual(['cases option']);
      expect(await refused('Admin.Mark.Pin', { id: mark, to: id })).toEqual(['to option']);
    }
    expect(await refused('Admin.Mark.Pin', { id: mark, to: closed })).toEqual(['to option']);
    expect(await refused('Admin.Mark.Add', { cases: [closed] })).toEqual(['cases option']);
    await bench.call('Admin.Mark.Edit', { id: mark, rev: 1, case_id: seen, cases: [closed, seen] });
    await bench.call('Admin.Case.Remove', { id: seen });
    await bench.call('Admin.Mark.Edit', { id: mark, rev: 2, body: 'more', case_id: seen });
  });

  test('a preview of emptied secrets tells none of them', async () => {
    const id = await addCase({ title: 'sealed', token: 'a-secret-of-sixteen', holder: 1 });
    const { sealed } = JSON.parse(String((await stored(id)).token)) as { sealed: string };
    const preview = await bench.call('Admin.Case.EditPreview', { matching: { filters: { title: 'sealed' }, count: 1 }, clear: ['token'] });
    expect(preview).toMatchObject({ changed: 1 });
    expect(JSON.stringify(preview)).not.toContain(sealed);
  });

  test('what an action is asked for is sealed where it is kept', async () => {
    const id = await addCase();
    await bench.call('Admin.Case.Keep', { id, key: 'a-secret-of-sixteen' });
    expect(String((await stored(id)).token)).toMatch(/./);
    expect(JSON.stringify(await stored(id))).not.toContain('a-secret-of-sixteen');
  });

  test('of two who claim the same record at once one is refused', async () => {
    const id = await addCase();
    const claims = await Promise.allSettled([2, 3].map((account) => bench.call('Admin.Case.Claim', { id }, by(account))));
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a key is good for one run, of two at once too', async () => {
    rung = 0;
    const answers = await Promise.all([1, 2].map(() => bench.call('Admin.Case.Ring', { request_key: 'ring-once-1' })));
    expect({ rung, answers }).toEqual({ rung: 1, answers: [{ count: 1 }, { count: 1 }] });
  });

  test('a key is good for one run on all instances, and of one that failed for another', async () => {
    rung = 0;
    await Promise.allSettled([bench, other].map((one) => one.call('Admin.Case.Ring', { request_key: 'ring-once-2' })));
    expect(rung).toBe(1);
    expect(await other.call('Admin.Case.Ring', { request_key: 'ring-once-2' })).toEqual({ count: 1 });
    rung = 0;
    expect(await refusalOf(bench.call('Admin.Case.Crack', { request_key: 'crack-once-1' }))).toMatchObject({ msg: 'Not yet' });
    expect(await bench.call('Admin.Case.Crack', { request_key: 'crack-once-1' })).toEqual({ count: 2 });
  });

  test('a key whose call was cut off is not good for another', async () => {
    await bench.call('Admin.Case.Ring', { request_key: 'ring-once-3' });
    await bench.platform.database.transact((query) => query.updateTable('request_key').set({ answer: '' }).where('request_key', '=', 'ring-once-3').execute());
    rung = 0;
    expect(await refusalOf(other.call('Admin.Case.Ring', { request_key: 'ring-once-3' }))).toMatchObject({ ret: 409 });
    expect(rung).toBe(0);
  });

  test('what is shown once lies nowhere, and a second submission does not show it', async () => {
    expect(await bench.call('Admin.Case.Reveal', { request_key: 'reveal-once' })).toEqual({ secret: 'shown-only-once' });
    const again = await refusalOf(bench.call('Admin.Case.Reveal', { request_key: 'reveal-once' }));
    expect(again).toMatchObject({ ret: 409, msg: expect.stringContaining('shown only once') });
    const keys = await bench.platform.database.read.selectFrom('request_key').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain('shown-only-once');
  });

  describe('to take back', () => {
    const undo = (mark: string, account = 1) => bench.call<{ done: number[]; failed: { ret: number }[] }>('Admin.Case.Undo', { undo: mark }, by(account));

    test('is for edits: a transition is not gone back on', async () => {
      const id = await addCase({ holder: 1 });
      await bench.call('Admin.Case.Close', { id });
      const last = await anyTable(bench.platform.database.read).selectFrom('audit').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
      const { failed } = await undo(`${Number(last.id) - 1}.request-Admin-Case-Close`);
      expect([failed, await stored(id)]).toMatchObject([[{ ret: 404 }], { status: 'closed' }]);
    });

    test('changes no record that may not be edited any more', async () => {
      await addCase({ title: 'given away', holder: 1 });
      const answer = await bench.call<{ undo: string }>('Admin.Case.EditAll', { matching: { filters: { title: 'given away' }, count: 1 }, holder: 2 });
      expect(await undo(answer.undo)).toMatchObject({ done: [], failed: [{ ret: 401 }] });
    });
  });

  test('who is shut out while he writes is not told what the record has become', async () => {
    const id = await add('Admin.Note.Add', { body: 'first', helpers: [3, 4] }, 3);
    const [, late] = await Promise.allSettled([
      bench.call('Admin.Note.Edit', { id, rev: 1, body: 'between us', helpers: [3] }, by(3)),
      refusalOf(bench.call('Admin.Note.Edit', { id, rev: 1, body: 'mine' }, by(4))),
    ]);
    expect(JSON.stringify(late)).not.toContain('between us');
  });

  test('a circle of moves is refused and leaves everything as it was', async () => {
    const ping = await add('Admin.Ping.Add', { name: 'ping' });
    const pong = await add('Admin.Pong.Add', { name: 'pong', other: ping });
    await bench.call('Admin.Ping.Edit', { id: ping, rev: 1, other: pong });
    expect(await refusalOf(bench.call('Admin.Ping.There', { id: ping }))).toMatchObject({ ret: 409 });
    expect(await get('Admin.Ping.Get', ping)).toMatchObject({ state: 'left' });
  });
});
