import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { type Caller, openServer, type TestServer, until } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { type Developer, type Shop, shopOf } from './shop.ts';

const service = 'Shop.Amount.Double';
const bad = ['1e3', '0x10', '-1', '0.001', '0.5', '１００', '9007199254740993', '1e400', 'NaN', '1,000', '٣', '12 34'];

interface Entry {
  /** Where money or a number of calls is entered. */
  name: string;
  field: string;
  /** Of `bad`, what is good here. */
  good?: string[];
  send(value: unknown): [caller: Caller, service: string, fields: object];
}

let server: TestServer;
let shop: Shop;
let developer: Developer;
let setting: { id: number; rev: number };
let plan: number;
let order: { id: number };
let owned: number;
beforeAll(async () => {
  server = await openServer();
  shop = shopOf(server);
  await shop.publish(computedDefinition(service, { a: { type: 'integer', required: true } }, { twice: ['add', 'a', 'a'] }));
  developer = await shop.developer(100_000);
  plan = await shop.plan({ services: [service] });
  owned = await shop.issue(developer.id, plan);
  order = await done(developer.call<{ id: number }>('Platform.Mall.Buy', { id: plan, quantity: 1, pay: 'balance' }));
  // Settings follow a publication on the way of events.
  const settings = await until(
    () => done(server.admin<{ items: (typeof setting)[] }>('Admin.ServiceSetting.List', { search: service })),
    ({ items }) => items.length > 0,
  );
  setting = settings.items[0]!;
});
afterAll(() => server?.close());

const planFields = { name: 'P', kind: 'paid', services: [service], flow: 5, price: 100, valid_days: 30 };
const entries: Entry[] = [
  { name: 'a recharge', field: 'amount', send: (amount) => [developer.call, 'Platform.MyRecharge.Add', { amount, reason: 'Transfer' }] },
  {
    name: 'a recharge entered by an administrator',
    field: 'amount',
    send: (amount) => [server.admin, 'Admin.Recharge.Add', { account_id: developer.id, amount, reason: 'x' }],
  },
  { name: 'the price of a plan', field: 'price', send: (price) => [server.admin, 'Admin.Plan.Add', { ...planFields, price }] },
  { name: 'the calls of a plan', field: 'flow', send: (flow) => [server.admin, 'Admin.Plan.Add', { ...planFields, flow }] },
  { name: 'the new price of a plan', field: 'price', send: (price) => [server.admin, 'Admin.Plan.Edit', { id: plan, rev: 1, price }] },
  {
    name: 'the price of a call',
    field: 'unit_price',
    send: (unit_price) => [server.admin, 'Admin.ServiceSetting.Edit', { id: setting.id, rev: setting.rev, unit_price }],
  },
  { name: 'a refund', field: 'refund', send: (refund) => [server.admin, 'Admin.PlanOrder.Recycle', { id: order.id, refund, reason: 'x' }] },
  { name: 'calls of a package', field: 'flow', good: ['-1'], send: (flow) => [server.admin, 'Admin.FlowPackage.Adjust', { id: owned, flow, reason: 'x' }] },
  { name: 'a quantity', field: 'quantity', send: (quantity) => [developer.call, 'Platform.Mall.Buy', { id: plan, quantity, pay: 'balance' }] },
  { name: 'the line of an alert', field: 'low_at', send: (low_at) => [developer.call, 'Platform.BalanceAlert.Edit', { rev: 1, low_at }] },
];

const states = async () => [
  await done(developer.call('Platform.MyBalance.Get')),
  (await done(developer.call<{ total: number }>('Platform.MyOrder.List'))).total,
  (await done(developer.call<{ total: number }>('Platform.MyRecharge.List'))).total,
  (await done(server.admin<{ total: number }>('Admin.Plan.List'))).total,
  await done(server.admin('Admin.FlowPackage.Get', { id: owned })),
];

describe.each(entries)('$name', ({ field, good = [], send }) => {
  test('is refused where it is no plain whole number in its limits, in the language of who asks', async () => {
    const before = await states();
    for (const value of bad.filter((one) => !good.includes(one)))
      for (const [language, other] of [
        ['zh-CN', /^[ -~]+$/],
        ['en', /\p{Script=Han}/u],
      ] as const) {
        const [caller, name, fields] = send(value);
        const body = new URLSearchParams({ service: name, access_token: caller.token });
        for (const [key, input] of Object.entries(fields)) body.append(key, typeof input === 'object' ? JSON.stringify(input) : String(input));
        const answer = (await (await fetch(`${server.address}/api/`, { method: 'POST', body, headers: { 'accept-language': language } })).json()) as Envelope<{
          errors: { field: string; message: string }[];
        }>;
        expect([value, answer.ret, answer.data?.errors.map((one) => one.field)]).toEqual([value, 400, [field]]);
        const { message } = answer.data!.errors[0]!;
        expect(message.replaceAll(value, '')).not.toMatch(other);
        expect(message.length).toBeGreaterThan(7);
      }
    expect(await states()).toEqual(before);
  });

  test('is refused as JSON as well, where numbers have a type', async () => {
    for (const value of [1.5, -1e300, 2 ** 53, '100', true, []]) {
      const [caller, name, fields] = send(value);
      const response = await fetch(`${server.address}/api/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
        body: JSON.stringify({ service: name, ...fields }),
      });
      const { ret } = (await response.json()) as Envelope<unknown>;
      expect([value, ret]).toEqual([value, 400]);
    }
  });
});
