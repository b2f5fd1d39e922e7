import { invariants } from '../../../plugins/billing/server/invariants.ts';
import { balanceOf, postEntry } from '../../../plugins/billing/server/journal/post-entry.ts';
import { proveAll } from '../../../plugins/billing/server/journal/proof-rows.ts';
import { enter } from '../../helpers/accounts.ts';
import { type Caller, type TestServer, until } from '../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../apps/open-caller.ts';

export interface Developer {
  id: number;
  /** As the portal calls. */
  call: Caller;
  app: TestApp;
  /** Of the app. */
  token: string;
}

/** What tests of charging do on a server, by its own calls. */
export interface Shop {
  publish(definition: object): Promise<void>;
  /** An account with an app, and money where it is to have some. */
  developer(cents?: number): Promise<Developer>;
  /** A plan of 5 calls for 10 yuan, of everything that is not said. */
  plan(fields: { services: string[]; [field: string]: unknown }): Promise<number>;
  closePlan(id: number): Promise<void>;
  issue(accountId: number, planId: number): Promise<number>;
  /** What administrators decide of an interface. */
  set(service: string, fields: object): Promise<void>;
  /** A package once every instance has reported: a call is answered before its use is written. */
  settled(packageId: number): Promise<Record<string, unknown>>;
  /** The invariants that do not hold. */
  broken(): Promise<object[]>;
}

export function shopOf(server: TestServer): Shop {
  let number = 0;
  const { admin } = server;
  const { database } = server.platform;
  return {
    async publish(definition) {
      const { id } = await done(admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, visibility: 'open' } }));
      await done(admin('Admin.Interface.Publish', { id }));
    },
    async developer(cents = 0) {
      const developer = await enter(server, `shopper${++number}`, 100);
      if (cents > 0)
        await database.transact(async (query) =>
          postEntry(database, query, {
            ...{ key: `test:${developer.id}`, kind: 'recharge', from: { system: 'cash' }, cents, actorId: null },
            to: { balance: await balanceOf(query, developer.id) },
          }),
        );
      const app = await addApp(server, { account_id: developer.id });
      return { ...developer, app, token: await tokenOf(server.call, app) };
    },
    async plan(fields) {
      return (await done(admin<{ id: number }>('Admin.Plan.Add', { name: 'Plan', kind: 'paid', flow: 5, price: 1_000, valid_days: 30, ...fields }))).id;
    },
    async closePlan(id) {
      await done(admin('Admin.Plan.Close', { id }));
    },
    async issue(account_id, plan_id) {
      return (await done(admin<{ id: number }>('Admin.FlowPackage.Add', { account_id, plan_id }))).id;
    },
    async set(service, fields) {
      // The row of an interface is written after it is published.
      const { items } = await until(
        () => done(admin<{ items: { id: number; rev: number }[] }>('Admin.ServiceSetting.List', { search: service })),
        ({ items }) => items.length > 0,
      );
      const { id, rev } = items[0]!;
      await done(admin('Admin.ServiceSetting.Edit', { id, rev, ...fields }));
    },
    settled: (id) =>
      until(
        () => done(admin<Record<string, unknown>>('Admin.FlowPackage.Get', { id })),
        ({ leased }) => leased === 0,
      ),
    broken: async () => (await proveAll(database, invariants)).filter(({ violations }) => violations > 0),
  };
}
