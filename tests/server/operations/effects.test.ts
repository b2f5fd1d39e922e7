import { beforeAll, describe, expect, test } from 'vitest';
import type { ListAnswer } from '../../../engine/core/answers/list-answer.ts';
import { normalize } from '../../../engine/core/descriptor/normalize/normalize.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { benchOf, refusalOf, type ScreenBench } from '../../helpers/screen-bench.ts';
import { both } from '../../helpers/screens.ts';

const integer = { type: 'integer', label: both('Number') } as const;
const text = { type: 'string', label: both('Text') } as const;
const moment = { type: 'string', format: 'date-time', readOnly: true, label: both('At') } as const;

/** A recharge: who submits does not approve, and once approved it stays as it is. */
const recharge = normalize({
  name: 'recharge',
  label: both('Recharge'),
  schema: {
    type: 'object',
    required: ['amount'],
    properties: {
      amount: { ...integer, minimum: 1 },
      submitter: { ...integer, readOnly: true },
      auditor: { ...integer, readOnly: true },
      audited_at: moment,
      reason: { ...text, readOnly: true },
      status: text,
    },
  },
  list: { columns: ['amount', 'status'], filters: ['status'] },
  states: {
    status: {
      initial: 'pending',
      editable: ['pending'],
      values: { pending: both('Pending'), passed: both('Passed'), rejected: both('Rejected'), expired: both('Expired') },
      transitions: {
        pass: { from: ['pending'], to: 'passed', bulk: true, label: both('Pass'), notBy: 'submitter', set: { auditor: '$account', audited_at: '$now' } },
        reject: {
          from: ['pending'],
          to: 'rejected',
          label: both('Reject'),
          when: { amount: { atLeast: 10 } },
          ask: { why: text },
          set: { auditor: '$account', reason: '$form.why' },
        },
        expire: { from: ['pending'], to: 'expired', label: both('Expire'), by: 'system' },
      },
    },
  },
  add: { set: { submitter: '$account' } },
});

/** Work orders, which a reply moves; both belong to whoever opened the order, and the order to those who help with it too. */
const order = normalize({
  name: 'work_order',
  label: both('Work order'),
  schema: {
    type: 'object',
    properties: {
      account_id: integer,
      helpers: { type: 'array', items: { type: 'integer' }, label: both('Helpers') },
      title: text,
      due: { type: 'string', format: 'date', default: '$today+7d', label: both('Due') },
      opener: { ...integer, default: '$account' },
      hidden: { type: 'boolean', default: false, label: both('Hidden') },
      closed_by: { ...integer, readOnly: true },
      status: text,
    },
  },
  list: { columns: ['title'], filters: ['title'] },
  states: {
    status: {
      initial: 'open',
      values: { open: both('Open'), answered: both('Answered'), closed: both('Closed') },
      transitions: { answer: { from: ['open'], to: 'answered', label: both('Answer') } },
    },
  },
  actions: { close: { at: 'row', label: both('Close'), own: 'account_id', when: { hidden: false }, set: { closed_by: '$account' } } },
  site: 'portal',
  access: { own: ['account_id', 'helpers'], where: { hidden: { not: true } } },
});
const reply = normalize({
  name: 'reply',
  label: both('Reply'),
  site: 'portal',
  schema: {
    type: 'object',
    required: ['order_id'],
    properties: { order_id: { type: 'integer', format: 'ref:work_order.title', label: both('Order') }, body: text },
  },
  list: { columns: ['body'] },
  add: { move: { order_id: 'answer' } },
  access: { own: 'order_id.account_id' },
});

describeOnDatabases('what happens along with a write', (place) => {
  let bench: ScreenBench;
  const by = (accountId: number) => ({ accountId });
  const add = async (service: string, values: Record<string, unknown>, accountId = 1) => (await bench.call<{ id: number }>(service, values, by(accountId))).id;
  const get = (service: string, id: number, accountId = 1) => bench.call<Record<string, unknown>>(service, { id }, by(accountId));

  beforeAll(async () => {
    bench = await benchOf(await place.open(), (await place.config()).dataFolder, [recharge, order, reply]);
  });

  describe('a transition', () => {
    test('sets values, and is refused to the account it is not by, super admin or not', async () => {
      const id = await add('Admin.Recharge.Add', { amount: 50 }, 7);
      expect(await get('Admin.Recharge.Get', id)).toMatchObject({ submitter: 7, auditor: null });
      expect(await refusalOf(bench.call('Admin.Recharge.Pass', { id }, { accountId: 7, level: 255 }))).toMatchObject({ ret: 401 });
      await bench.call('Admin.Recharge.Pass', { id }, by(8));
      const record = await get('Admin.Recharge.Get', id);
      expect(record).toMatchObject({ status: 'passed', auditor: 8 });
      expect(Math.abs(Date.parse(String(record.audited_at)) - Date.now())).toBeLessThan(60_000);
    });

    test('of several refuses those it may not touch, one by one', async () => {
      const [own, others] = [await add('Admin.Recharge.Add', { amount: 1 }, 7), await add('Admin.Recharge.Add', { amount: 2 }, 8)];
      const answer = await bench.call<{ done: number[]; failed: { id: number; ret: number }[] }>('Admin.Recharge.Pass', { ids: [own, others] }, by(7));
      expect(answer).toMatchObject({ done: [others], failed: [{ id: own, ret: 401 }] });
    });

    test('is possible only where its condition holds, and takes what was asked', async () => {
      const [small, large] = [await add('Admin.Recharge.Add', { amount: 9 }), await add('Admin.Recharge.Add', { amount: 10 })];
      expect(await refusalOf(bench.call('Admin.Recharge.Reject', { id: small, why: 'no' }))).toMatchObject({ ret: 409 });
      await bench.call('Admin.Recharge.Reject', { id: large, why: 'no receipt' });
      expect(await get('Admin.Recharge.Get', large)).toMatchObject({ status: 'rejected', auditor: 1, reason: 'no receipt' });
    });

    test('by the system is no call', () => {
      expect(bench.services.has('Admin.Recharge.Expire')).toBe(false);
      expect(bench.services.has('Admin.Recharge.Pass')).toBe(true);
    });

    test('with the same request key is made once; with another content it is refused', async () => {
      const id = await add('Admin.Recharge.Add', { amount: 30 }, 7);
      const first = await bench.call('Admin.Recharge.Pass', { id, request_key: 'pass-once-1' });
      expect(await bench.call('Admin.Recharge.Pass', { id, request_key: 'pass-once-1' })).toEqual(first);
      expect(await refusalOf(bench.call('Admin.Recharge.Pass', { id: id + 1, request_key: 'pass-once-1' }))).toMatchObject({ ret: 409 });
    });
  });

  test('a record is edited and removed only in the states that say so', async () => {
    const id = await add('Admin.Recharge.Add', { amount: 30 }, 7);
    const { rev } = await bench.call<{ rev: number }>('Admin.Recharge.Edit', { id, rev: 1, amount: 31 });
    await bench.call('Admin.Recharge.Pass', { id });
    const refused = await refusalOf(bench.call('Admin.Recharge.Edit', { id, rev: rev + 1, amount: 1_000 }));
    expect(refused).toMatchObject({ ret: 409, msg: `Fail to alter: record ${id} can no longer be changed, its state is "Passed"` });
    const stored = await refusalOf(bench.call('Admin.Recharge.Remove', { ids: [id] }));
    expect(stored).toMatchObject({ ret: 409, msg: `Fail to delete: record ${id} cannot be deleted, its state is "Passed"` });
    expect(await get('Admin.Recharge.Get', id)).toMatchObject({ amount: 31 });
  });

  describe('scope', () => {
    test('is the records one of several fields gives the caller, less those the screen leaves out', async () => {
      const mine = await add('Platform.WorkOrder.Add', { title: 'mine', helpers: [4] }, 3);
      const hidden = await add('Platform.WorkOrder.Add', { title: 'hidden' }, 3);
      await bench.platform.database.transact((query) => bench.platform.repositories.of(order)!.update(query, hidden, null, { hidden: true }));
      const titles = async (accountId: number) => (await bench.call<ListAnswer>('Platform.WorkOrder.List', {}, by(accountId))).items.map(({ title }) => title);
      expect([await titles(3), await titles(4), await titles(5)]).toEqual([['mine'], ['mine'], []]);
      const [other, none] = [await refusalOf(get('Platform.WorkOrder.Get', mine, 5)), await refusalOf(get('Platform.WorkOrder.Get', 999, 5))];
      expect(other).toEqual({ ...none, msg: none.msg.replace('999', String(mine)) });
      expect(await refusalOf(get('Platform.WorkOrder.Get', hidden, 3))).toMatchObject({ ret: 404 });
      expect(await refusalOf(bench.call('Platform.WorkOrder.History', { id: mine }, by(5)))).toMatchObject({ ret: 404 });
    });

    test('of an action is narrower than that of its screen', async () => {
      const id = await add('Platform.WorkOrder.Add', { title: 'narrow', helpers: [4] }, 3);
      expect(await refusalOf(bench.call('Platform.WorkOrder.Close', { id }, by(4)))).toMatchObject({ ret: 401 });
      await bench.call('Platform.WorkOrder.Close', { id }, by(3));
      expect(await get('Platform.WorkOrder.Get', id, 3)).toMatchObject({ closed_by: 3 });
    });

    test('goes through a reference, for new records too', async () => {
      const id = await add('Platform.WorkOrder.Add', { title: 'asked' }, 3);
      expect(await refusalOf(add('Platform.Reply.Add', { order_id: id, body: 'from a stranger' }, 5))).toMatchObject({ ret: 400, faults: ['order_id option'] });
      await add('Platform.Reply.Add', { order_id: id, body: 'more of it' }, 3);
      const count = async (accountId: number) => (await bench.call<ListAnswer>('Platform.Reply.List', {}, by(accountId))).total;
      expect([await count(3), await count(5)]).toEqual([1, 0]);
    });
  });

  test('begins with the values its defaults stand for', async () => {
    const id = await add('Platform.WorkOrder.Add', { title: 'begun' }, 3);
    const inAWeek = new Date(Date.now() + 7 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await get('Platform.WorkOrder.Get', id, 3)).toMatchObject({ due: inAWeek, opener: 3 });
    const { items } = await bench.call<ListAnswer>('Platform.WorkOrder.List', {}, by(3));
    expect(items.find((item) => item.id === id)).toMatchObject({ due: inAWeek });
  });

  test('moves the record it points to, and stays undone where that one cannot be moved', async () => {
    const id = await add('Platform.WorkOrder.Add', { title: 'moved' }, 3);
    await add('Platform.Reply.Add', { order_id: id, body: 'first' }, 3);
    expect(await get('Platform.WorkOrder.Get', id, 3)).toMatchObject({ status: 'answered' });
    await add('Platform.Reply.Add', { order_id: id, body: 'second' }, 3);
    await bench.platform.database.transact((query) => bench.platform.repositories.of(order)!.update(query, id, null, { status: 'closed' }));
    expect(await refusalOf(add('Platform.Reply.Add', { order_id: id, body: 'third' }, 3))).toMatchObject({ ret: 409 });
    const { items } = await bench.call<ListAnswer>('Platform.Reply.List', { search: '' }, by(3));
    expect(items.map(({ body }) => body)).not.toContain('third');
  });
});
