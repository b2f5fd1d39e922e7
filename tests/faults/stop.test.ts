import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { ListAnswer } from '../../engine/core/answers/list-answer.ts';
import { spawnServer } from '../helpers/spawned-server.ts';

test('a server asked to stop under load answers what it has begun and ends with 0', async () => {
  const data = mkdtempSync(join(tmpdir(), 'portico-stop-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const { process: server, admin } = await spawnServer(data);
  const push = await fetch(`${admin.address}/api/events`, { method: 'POST', body: new URLSearchParams({ access_token: admin.token }) });
  let answered = 0;
  let stopping = false;
  const wrong: unknown[] = [];
  const write = async (writer: number): Promise<void> => {
    for (let at = 0; ; at++) {
      try {
        const answer = await admin('Admin.Configuration.Add', { name: `key_${writer}_${at}`, value: 'x' });
        if (answer.ret !== 200) wrong.push(answer);
        answered++;
      } catch (error) {
        // A new connection is refused once the server has stopped listening; nothing else may break.
        if (!stopping) wrong.push(error);
        return;
      }
    }
  };
  const writing = Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  await sleep(300);
  stopping = true;
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  await writing;
  await push.body?.cancel();
  expect(code).toBe(0);
  expect(wrong).toEqual([]);

  const again = await spawnServer(data);
  const { data: list } = await again.admin<ListAnswer>('Admin.Configuration.List', { per_page: 1 });
  again.process.kill('SIGTERM');
  await once(again.process, 'exit');
  expect(list?.total).toBe(answered);
});
