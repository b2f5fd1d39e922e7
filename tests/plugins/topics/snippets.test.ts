import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test.skipIf(spawnSync('php', ['--version']).status !== 0)(
  'the receiver in PHP takes what is signed, and nothing that was changed, is old or is not signed',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-snippet-'));
    const script = join(folder, 'index.php');
    writeFileSync(script, snippets.find(({ name }) => name === 'PHP')!.code);
    const address = `127.0.0.1:${await freePort()}`;
    const php = spawn('php', ['-S', address, script], { env: { ...process.env, PORTICO_WEBHOOK_SECRET: secret }, stdio: 'ignore' });
    onTestFinished(() => {
      php.kill();
      rmSync(folder, { recursive: true });
    });
    const push = async (headers: Record<string, string>, sent = body) =>
      (await fetch(`http://${address}/`, { method: 'POST', headers, body: sent }).catch(() => null))?.status;
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
