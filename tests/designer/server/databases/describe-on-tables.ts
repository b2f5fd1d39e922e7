import { afterAll, describe } from 'vitest';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { done } from '../../../plugins/apps/open-caller.ts';
import { externalDatabases } from './external-databases.ts';

/** A server and the name of the configured database whose tables are meant; left out, its own. */
export interface TablePlace {
  server: TestServer;
  service?: string;
}

/** Runs a suite over tables of the platform's own databases and over those of a configured one of every kind this machine has a server for. */
export function describeOnTables(title: string, suite: (open: () => Promise<TablePlace>) => void): void {
  describeOnDatabases(title, (database) => suite(async () => ({ server: await openServer({ database: await database.config() }) })));
  describe.each(externalDatabases())(`${title} in a configured $kind database`, (external) => {
    suite(async () => {
      if (external.address) process.env.PORTICO_OUTBOUND_ALLOW = external.address;
      const server = await openServer();
      const fields = await external.create(server.platform.config.dataFolder);
      await done(server.admin('Admin.DatabaseConfig.Add', { service_name: 'far', charset: 'UTF8', primary_key: 'id', ...fields }));
      return { server, service: 'far' };
    });
    afterAll(async () => {
      delete process.env.PORTICO_OUTBOUND_ALLOW;
      await external.remove();
    });
  });
}
