import { afterAll, beforeAll, vi } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Comparison } from '../../../plugins/apitest/shared/comparison.ts';
import { enter } from '../../helpers/accounts.ts';
import type { TestDatabase } from '../../helpers/databases.ts';
import { type Caller, openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp } from '../apps/open-caller.ts';
import { startUpstream, type Upstream } from './own-upstream.ts';

export type Stored = { id: number; rev: number; definition: InterfaceDefinition };

/** The interface that is tested: twice its amount. */
export const service = 'Shop.Stock.Double';

/** What is there while the tests of a file run. */
interface Desk {
  server: TestServer;
  /** Who may test and nothing else. */
  tester: { id: number; call: Caller };
  app: TestApp;
  /** Another system, with tokens of its own. */
  upstream: Upstream;
  /** Id of a token configuration of the platform. */
  config: number;
  /** Id of the interface that is tested. */
  doubling: number;
}

/** A server with an interface, somebody who tests it, and another system. Filled in before the first test of the file. */
export function testDesk(place: TestDatabase) {
  const desk = {} as Desk;

  const publish = async (definition: InterfaceDefinition, over?: Stored) => {
    const { id } = await done(desk.server.admin<{ id: number }>('Admin.Interface.Save', { definition, ...(over && { id: over.id, rev: over.rev }) }));
    await done(desk.server.admin('Admin.Interface.Publish', { id }));
    return id;
  };
  const stored = (id = desk.doubling) => done(desk.server.admin<Stored>('Admin.Interface.Get', { id }));
  const add = async (own: object) =>
    Number(
      (
        await done(
          desk.tester.call('Admin.TestCase.Add', { name: 'Twice', path: '/api/', api: service, config_id: desk.config, parameters: { amount: 21 }, ...own }),
        )
      ).id,
    );
  const addConfig = async (own: object) => Number((await done(desk.tester.call('Admin.TokenConfig.Add', { ...own }))).id);
  const shown = (id: number) => done(desk.tester.call<Record<string, unknown> & { rev: number }>('Admin.TestCase.Get', { id }));
  const run = (id: number) => done(desk.tester.call<Comparison>('Admin.TestCase.Run', { id }));
  const error = async (answer: Promise<{ ret: number; msg: string; data: unknown }>) => {
    const { ret, msg, data } = await answer;
    return { ret, msg, fields: (data as { errors?: { field: string }[] } | null)?.errors?.map(({ field }) => field) };
  };

  beforeAll(async () => {
    desk.upstream = await startUpstream();
    vi.stubEnv('PORTICO_OUTBOUND_ALLOW', desk.upstream.host);
    desk.server = await openServer({ database: await place.config() });
    desk.app = await addApp(desk.server);
    desk.doubling = await publish({ ...computedDefinition(service, { amount: 'integer' }, { twice: ['add', 'amount', 'amount'] }), module: 'Stock' });
    desk.tester = await enter(desk.server, 'tester', 200);
    const nodes = ['test', 'add', 'compile', 'look', 'config', 'config/add', 'config/edit', 'config/view'].map((page) => `/techzones/apitest/${page}`);
    const granted = [...nodes, '/techzones/apitest/test#*', '/techzones/apitest/config#*', '/test_snapshot/list', '/techzones/design/list'];
    await done(desk.server.admin('Admin.Permission.Grant', { account_id: desk.tester.id, nodes: granted }));
    const added = await done(
      desk.tester.call('Admin.TokenConfig.Add', {
        name: 'Shop',
        mode: 'app',
        protocol: 'platform',
        path: '/api/',
        app_key: desk.app.key,
        app_secret: desk.app.secret,
      }),
    );
    desk.config = Number(added.id);
  });
  afterAll(async () => {
    await desk.server.close();
    vi.unstubAllEnvs();
    desk.upstream.stop();
  });

  return Object.assign(desk, { publish, stored, add, addConfig, shown, run, fault: error });
}
