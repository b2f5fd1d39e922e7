import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { snippets } from '../../../plugins/topics/web/snippets.ts';
import { until } from '../../helpers/server.ts';

const secret = `whsec_${Buffer.from('0123456789abcdefghijklmn').toString('base64')}`;
const body = '{"type":"parcel.sent","data":{"order":1}}';

const signed = (at: Date) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** How each receiver is run; the others need a compiler. */
const runners = [
  { name: 'Node.js', file: 'receiver.mjs', command: process.execPath, args: () => [] },
  { name: 'PHP', file: 'index.php', command: 'php', args: (port: number) => ['-S', `127.0.0.1:${port}`] },
  { name: 'Python', file: 'receiver.py', command: 'python3', args: () => [] },
].filter(({ command }) => spawnSync(command, ['--version']).status === 0);

test.each(runners)(
  'the receiver in $name takes what is signed, and nothing that was changed, is old or is not signed',
  async ({ name, file, command, args }) => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-snippet-'));
    const port = await freePort();
    writeFileSync(join(folder, file), snippets.find((snippet) => snippet.name === name)!.code.replace('3000', String(port)));
    symlinkSync(resolve(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'));
    const receiver = spawn(command, [...args(port), join(folder, file)], { env: { ...process.env, PORTICO_WEBHOOK_SECRET: secret }, stdio: 'ignore' });
    onTestFinished(() => {
      receiver.kill();
      rmSync(folder, { recursive: true });
    });
    const push = async (headers: Record<string, string>, sent = body) =>
      (await fetch(`http://127.0.0.1:${port}/webhook`, { method: 'POST', headers, body: sent }).catch(() => null))?.status;
    const now = new Date();
    await until(
      () => push({}),
      (status) => status === 401,
    );
    expect(await push(signed(now))).toBe(204);
    expect(await push({ ...signed(now), 'webhook-signature': `v1,AAAA ${signed(now)['webhook-signature']}` })).toBe(204);
    expect(await push(signed(now), body.replace('1', '2'))).toBe(401);
    expect(await push(signed(new Date(now.getTime() - 600_000)))).toBe(401);
  },
);
