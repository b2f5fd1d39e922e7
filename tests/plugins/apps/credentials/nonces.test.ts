import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../../../engine/server/kernel/call/service.ts';
import { type DatabaseConfig, describeOnDatabases } from '../../../helpers/databases.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { addApp, signed, type TestApp } from '../open-caller.ts';

const ask: Service = {
  name: 'Open.Nonce.Ask',
  title: { zh_cn: '随机数', en: 'Nonce' },
  parameters: [],
  access: { kind: 'app', visibility: 'open' },
  handle: () => null,
};

describeOnDatabases('a nonce', (place) => {
  let database: DatabaseConfig;
  let server: TestServer;
  let app: TestApp;
  const copies: string[] = [];
  const start = async (config: DatabaseConfig): Promise<TestServer> => {
    const started = await openServer({ database: config });
    started.platform.services.replace('test:nonce', [ask]);
    return started;
  };
  beforeAll(async () => {
    database = await place.config();
    server = await start(database);
    app = await addApp(server);
  });
  afterAll(async () => {
    await server?.close();
    for (const folder of copies) rmSync(folder, { recursive: true, force: true });
  });
  const retsAt = async (at: TestServer, calls: Record<string, string>[]) =>
    (await Promise.all(calls.map((fields) => at.call(ask.name, fields)))).map(({ ret }) => ret);
  const fresh = (count: number) => Array.from({ length: count }, () => signed(app, ask.name));

  it('counts once in calls that come together', async () => {
    const [one, other] = fresh(2) as [Record<string, string>, Record<string, string>];
    const rets = await retsAt(server, [one, one, other, one, other]);
    expect(rets.filter((ret) => ret === 200)).toHaveLength(2);
    expect(rets.filter((ret) => ret === 414)).toHaveLength(3);
    expect(await retsAt(server, [one, other])).toEqual([414, 414]);
  });

  it('counts once whatever the timestamp it comes with', async () => {
    const [used] = fresh(1);
    expect(await retsAt(server, [used!])).toEqual([200]);
    const later = { timestamp: Number(used!.timestamp) + 200, nonce: used!.nonce! };
    expect(await retsAt(server, [signed(app, ask.name, {}, later)])).toEqual([414]);
  });

  it('that was answered counts for another instance, and for the next process where this one dies before it has ended', async () => {
    const used = fresh(40);
    expect(new Set(await retsAt(server, used))).toEqual(new Set([200]));
    const survivor = await start(place.dialect === 'sqlite' ? copyOf(database) : database);
    try {
      expect(new Set(await retsAt(survivor, used))).toEqual(new Set([414]));
      expect(await retsAt(survivor, fresh(2))).toEqual([200, 200]);
    } finally {
      await survivor.close();
    }
  });

  it('counts once before and after a restart', async () => {
    const used = fresh(3);
    expect(await retsAt(server, used)).toEqual([200, 200, 200]);
    await server.close();
    server = await start(database);
    expect(await retsAt(server, [...used, ...fresh(1)])).toEqual([414, 414, 414, 200]);
  });

  /** What a process that is killed at this moment leaves on the disk. */
  function copyOf({ dataFolder }: DatabaseConfig): DatabaseConfig {
    const folder = mkdtempSync(join(tmpdir(), 'portico-killed-'));
    copies.push(folder);
    cpSync(dataFolder, folder, { recursive: true, filter: (path) => !/-shm$|lock/.test(basename(path)) });
    return { dataFolder: folder, databaseUrl: undefined };
  }
});
