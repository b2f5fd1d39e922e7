import { anyTable } from '../../engine/server/kernel/ports/database.ts';
import type { ObjectKind } from '../../scripts/check/rights/session-calls.ts';
import { begunBy } from '../helpers/accounts.ts';
import type { Caller, TestServer } from '../helpers/server.ts';
import { addApp, tokenOf } from '../plugins/apps/open-caller.ts';

export interface Owner {
  id: number;
  call: Caller;
}

export interface OwnedObject {
  id: number;
  remove(): Promise<unknown>;
}

/** Who owns what is made, on which server, and a file to make it of. */
interface Place {
  server: TestServer;
  owner: Owner;
  /** A CSV file of its own. */
  file: string;
  /** Never the same twice. */
  number: number;
}

type Maker = (place: Place) => Promise<OwnedObject>;

/** How one of each kind comes to be that belongs to the owner; rows of a table stand in it as they are, where no call makes them so. */
const makers: Record<ObjectKind, Maker> = {
  login: rowOf('login_log', ({ owner }) => ({ account_id: owner.id, result: 'ok', ...moments() })),
  session: rowOf('session', ({ owner, number }) => ({
    ...{ token_hash: `session-${number}`, account_id: owner.id, epoch: 0 },
    ...{ opened_ms: Date.now(), expires_ms: Date.now() + 3_600_000, ip: '', user_agent: '' },
  })),
  call: rowOf('access_log', ({ owner }) => ({
    ...{ time: now(), service: 'A.B.C', account_id: owner.id, ret: 200, ms: 1 },
    ...{ ip: '', request_id: 'r', parameters: '{}' },
  })),
  traffic: rowOf('traffic_day', ({ owner, number }) => ({
    // One of a kind: the table holds one row for each time, service and so on.
    ...{ time: new Date(Date.now() - number * 1000).toISOString(), service: 'A.B.C', app_key: '', account_id: owner.id },
    ...{ kind: 'free', ret_class: 2, bucket: 1, calls: 1, ms: 1 },
  })),
  message: rowOf('message', ({ owner }) => ({ account_id: owner.id, text: JSON.stringify({ zh_cn: '', en: '' }), link: '/docs', ...moments() })),
  recharge: rowOf('recharge', ({ owner }) => ({ account_id: owner.id, amount: 100, reason: 'Mine', status: 'pending', ...moments() })),
  order: rowOf('plan_order', ({ owner, number }) => ({
    ...{ account_id: owner.id, number: String(number), amount: 100, pay_status: 'unpaid', ship_status: 'unshipped' },
    ...moments(),
  })),
  paidOrder: rowOf('plan_order', ({ owner, number }) => ({
    ...{ account_id: owner.id, number: `paid-${number}`, amount: 100, pay_status: 'paid', ship_status: 'sent' },
    ...moments(),
  })),
  invoice: rowOf('invoice', ({ owner }) => ({ account_id: owner.id, kind: 'invoice', title: 'Mine', status: 'pending', amount: 100, ...moments() })),
  invoiceTitle: rowOf('invoice_title', ({ owner }) => ({ account_id: owner.id, title: 'Mine', ...moments() })),
  package: rowOf('flow_package', ({ owner }) => ({ account_id: owner.id, name: 'Mine', kind: 'paid', status: 'unused', ...moments() })),
  async job({ server, owner }) {
    const id = await server.platform.jobs.add({ kind: 'none/none', title: { zh_cn: '', en: '' }, payload: {}, call: begunBy(owner.id) });
    return { id, remove: () => removeRow(server, 'job', id) };
  },
  async app({ server, owner }) {
    const { id } = await addApp(server, { account_id: owner.id });
    return { id, remove: () => server.admin('Admin.App.Remove', { id }) };
  },
  async token({ server, owner }) {
    const app = await addApp(server, { account_id: owner.id });
    await tokenOf(server.call, app);
    const { id } = await server.platform.database.read.selectFrom('app_token').select('id').where('app_id', '=', app.id).executeTakeFirstOrThrow();
    return { id, remove: () => removeRow(server, 'app_token', id) };
  },
  async permission({ server, owner }) {
    const app = await addApp(server, { account_id: owner.id });
    const setting = server.platform.services.all().find(({ settings, access }) => settings && access.kind === 'app')?.settings?.id ?? 0;
    return { id: app.id * 2 ** 22 + setting, remove: () => server.admin('Admin.App.Remove', { id: app.id }) };
  },
  async application(place) {
    const app = await addApp(place.server, { account_id: place.owner.id });
    const values = { app_id: app.id, account_id: place.owner.id, service_name: 'Shop.Order.List', status: 'pending', ...moments() };
    return rowOf('permission_request', () => values)(place);
  },
  async workOrder({ server, owner }) {
    const id = await workOrder(owner);
    return { id, remove: () => removeRow(server, 'work_order', id) };
  },
  async workReply({ server, owner }) {
    const { id } = (await owner.call<{ id: number }>('Platform.MyWorkReply.Add', { work_order_id: await workOrder(owner), content: 'More' })).data!;
    return { id, remove: () => removeRow(server, 'work_reply', id) };
  },
  subscription: partOfTopic('subscription'),
  push: partOfTopic('push'),
  attempt: partOfTopic('attempt'),
  async file({ server, owner, file }) {
    const { id } = await server.platform.files.saveDocument({ path: file, title: 'a.csv', accountId: owner.id });
    return { id, remove: () => server.platform.files.remove(id) };
  },
  async export({ server, owner, file }) {
    const { id } = await server.platform.files.saveExport({ path: file, title: 'a.csv', accountId: owner.id, contentType: 'text/csv' });
    return { id, remove: () => server.platform.files.remove(id) };
  },
};

/** Makes one of the kind. */
export function makeOwned(kind: ObjectKind, place: Place): Promise<OwnedObject> {
  return makers[kind](place);
}

/** A row of the table, as it stands in the database. */
function rowOf(table: string, values: (place: Place) => Record<string, unknown>): Maker {
  return async (place) => {
    const insert = { ...values(place) };
    const { id } = await place.server.platform.database.transact((query) =>
      anyTable(query).insertInto(table).values(insert).returning('id').executeTakeFirstOrThrow(),
    );
    return { id: Number(id), remove: () => removeRow(place.server, table, Number(id)) };
  };
}

function removeRow(server: TestServer, table: string, id: number): Promise<unknown> {
  return server.platform.database.transact((query) => anyTable(query).deleteFrom(table).where('id', '=', id).execute());
}

async function workOrder({ call }: Owner): Promise<number> {
  return (await call<{ id: number }>('Platform.MyWorkOrder.Add', { title: 'Help', content: 'Please help' })).data!.id;
}

/** A subscription to a topic of the platform, a push of it, an attempt at that: all three are made, one is named. */
function partOfTopic(kind: 'subscription' | 'push' | 'attempt'): Maker {
  return async ({ server, owner }) => {
    const { database } = server.platform;
    const app = await addApp(server, { account_id: owner.id });
    const created = await database.transact(async (query) => {
      const topic = await query.selectFrom('topic').select('id').where('name', '=', 'app.passed').executeTakeFirstOrThrow();
      const own = { topic_id: Number(topic.id), app_id: app.id, ...moments() };
      const subscription = { ...own, url: 'https://example.com/hook', verify_status: 'passed', status: 'on' } as const;
      const { id: subscription_id } = await query.insertInto('topic_subscription').values(subscription).returning('id').executeTakeFirstOrThrow();
      const push = { ...own, subscription_id: Number(subscription_id), message_id: `msg_${app.key}`, delivery_key: app.key, status: 'delivered' } as const;
      const { id: push_id } = await query.insertInto('topic_push').values(push).returning('id').executeTakeFirstOrThrow();
      const attempt = { push_id: Number(push_id), app_id: app.id, number: 1, took: 1, ...moments() };
      const { id: attempt_id } = await query.insertInto('topic_attempt').values(attempt).returning('id').executeTakeFirstOrThrow();
      return { subscription: Number(subscription_id), push: Number(push_id), attempt: Number(attempt_id) };
    });
    return { id: created[kind], remove: () => removeRow(server, `topic_${kind}`, created[kind]) };
  };
}

function now(): string {
  return new Date().toISOString();
}

function moments(): { created_at: string; updated_at: string } {
  return { created_at: now(), updated_at: now() };
}
