import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { until } from '../helpers/server.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { rounds } from './rounds.ts';

const kills = rounds(2, 20);
const writers = 8;

describeOnDatabases('a server killed while it writes', (database) => {
  test(
    'has every record it acknowledged when it starts again',
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'portico-kill-'));
      onTestFinished(() => rmSync(data, { recursive: true, force: true }));
      const acknowledged = new Set<string>();
      let sent = 0;
      for (let round = 0; round < kills; round++) {
        const server = await spawnServer(data, await database.config());
        let killed = false;
        const write = async (): Promise<void> => {
          while (!killed) {
            const name = `key_${round}_${sent++}`;
            // The connection breaks with the process: whatever was under way then is not acknowledged.
            const answer = await server.admin('Admin.Configuration.Add', { name, value: 'x' }).catch(() => null);
            if (answer?.ret === 200) acknowledged.add(name);
          }
        };
        const writing = Promise.all(Array.from({ length: writers }, write));
        const before = acknowledged.size;
        // Somewhere in the middle of it, however slow the machine is.
        await until(
          async () => acknowledged.size,
          (size) => size > before,
        );
        await sleep(Math.random() * 350);
        killed = true;
        server.process.kill('SIGKILL');
        await writing;
      }
      expect(acknowledged.size).toBeGreaterThan(kills);
      const { process: last, admin } = await spawnServer(data, await database.config());
      const found = new Set<string>();
      for (let page = 1; ; page++) {
        const { items } = (await admin<ListAnswer>('Admin.Configuration.List', { page, per_page: 100, sort: 'id' })).data!;
        for (const item of items) found.add(String(item.name));
        if (items.length < 100) break;
      }
      last.kill('SIGTERM');
      expect([...acknowledged].filter((name) => !found.has(name))).toEqual([]);
    },
    rounds(180_000, 600_000),
  );
});
