import { Client } from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { migrate } from '../../../engine/server/data/migration/migrate.ts';
import { createRepository } from '../../../engine/server/data/repository/repository-of.ts';
import type { Database } from '../../../engine/server/kernel/ports/database.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { tableWith } from '../../helpers/tables.ts';

const table = tableWith('shared', [{ name: 'word', type: 'text', nullable: true }]);

describeOnDatabases('Instances', ({ dialect, open, config }) => {
  let one: Database;
  let other: Database;
  const heard: string[] = [];
  const missed = vi.fn();

  beforeAll(async () => {
    [one, other] = [await open(), await open()];
    await migrate(one, [table]);
    one.subscribe((message) => heard.push(`one: ${message}`));
    other.subscribe((message) => heard.push(`other: ${message}`), missed);
  });

  it.runIf(dialect === 'sqlite')('on the embedded database are one, which needs no telling', async () => {
    await one.publish('hello');
    expect(heard).toEqual([]);
  });

  it.runIf(dialect === 'postgres')('hear what the others publish, in order, and not themselves', async () => {
    await one.publish('first');
    await one.publish('second, with spaces and 文字');
    await other.publish('answer');
    await expect.poll(() => [...heard].sort()).toEqual(['one: answer', 'other: first', 'other: second, with spaces and 文字']);
  });

  it.runIf(dialect === 'postgres')('forget counts and pages when another one writes the table', async () => {
    const [here, there] = [createRepository(one, table), createRepository(other, table)];
    const count = () => there.count(other.read, { conditions: [] });
    expect(await count()).toBe(0);
    const before = other.version('shared');
    await one.transact((query) => here.insert(query, { word: 'a' }, null));
    await expect.poll(() => other.version('shared')).toBeGreaterThan(before);
    expect(await count()).toBe(1);
  });

  it.runIf(dialect === 'postgres')('answer pages whose rows and number agree before they have heard of each other', async () => {
    const [here, there] = [createRepository(one, table), createRepository(other, table)];
    const page = async () => {
      const { items, total } = await there.page(other.read, { conditions: [], sort: [{ field: 'id', descending: true }], page: 1, perPage: 20 });
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    const ids = await page();
    for (const word of ['c', 'd', 'e']) {
      ids.unshift((await one.transact((query) => here.insert(query, { word }, null))).id);
      expect(await page()).toEqual(ids);
    }
    await one.transact((query) => here.remove(query, [ids.shift()!]));
    expect(await page()).toEqual(ids);
  });

  it.runIf(dialect === 'postgres')('use nothing they remember of a table while a commit of it is under way', async () => {
    const { databaseUrl } = await config();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`
      create function wait() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(1); return new; end';
      create constraint trigger wait after insert on shared deferrable initially deferred for each row execute function wait();
      select pg_advisory_lock(1);`);
    const isKnown = () => {
      const before = one.version('shared');
      return one.version('shared') === before;
    };
    expect(isKnown()).toBe(true);
    const written = one.transact((query) => createRepository(one, table).insert(query, { word: 'slow' }, null));
    try {
      await expect.poll(isKnown).toBe(false);
    } finally {
      await client.query('select pg_advisory_unlock(1)');
      await written;
      await client.query('drop trigger wait on shared');
      await client.end();
    }
    expect(isKnown()).toBe(true);
  });

  it.runIf(dialect === 'postgres')('come back after their connections were cut, and know that they missed something', async () => {
    const { databaseUrl } = await config();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const version = other.version('shared');
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portico' and datname = current_database()`);
    await client.end();
    await expect.poll(() => missed.mock.calls.length).toBeGreaterThan(0);
    expect(other.version('shared')).toBeGreaterThan(version);
    heard.length = 0;
    const message = async () => {
      await one.publish('again');
      return heard;
    };
    await expect.poll(message).toContain('other: again');
    await expect(other.transact((query) => createRepository(other, table).insert(query, { word: 'b' }, null))).resolves.toMatchObject({ word: 'b' });
  });
});
