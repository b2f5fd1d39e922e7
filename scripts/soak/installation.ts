import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from '../../designer/codegen/generate.ts';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { adminOf, benchPassword, type Call, callerOf } from '../bench/bench-client.ts';
import type { Sample } from './probe.ts';

const root = join(import.meta.dirname, '../..');

/** The product as its own process, with the probe in it; what it says of errors goes to the file `log`. `onSample` hears what it holds, `onEnd` when it ends. */
export async function startServer(
  environment: Record<string, string>,
  log: string,
  onSample: (sample: Sample) => void,
  onEnd: (code: number | null) => void,
): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'probe.ts'), 'engine/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', openSync(log, 'w'), 'ipc'],
    env: { ...process.env, PORT: '0', PORTICO_ADMIN_PASSWORD: benchPassword, PORTICO_CAPTCHA: 'off', PORTICO_DEMO: 'on', ...environment },
  });
  child.on('message', (sample) => onSample(sample as Sample));
  const address = await new Promise<string>((found, failed) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      const [, url] = /ready: (http:\S+?)\/admin/.exec(String(chunk)) ?? [];
      if (url) found(url);
    });
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  child.once('exit', onEnd);
  return { child, address };
}

/** Another system on loopback that says back which goods it was asked for. */
export async function startUpstream(): Promise<{ server: Server; address: string }> {
  const server = createServer((request, response) => {
    const id = request.url?.split('/').at(-1);
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"id":${id},"name":"goods ${id}"}`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A document of one proxied operation; another `version` is another document to the import. */
export function documentOf(upstream: string, version: string): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Soak', version },
    servers: [{ url: upstream }],
    paths: {
      '/goods/{id}': {
        get: {
          operationId: 'goods',
          summary: `goods, version ${version}`,
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: { 200: { description: 'goods', content: { 'application/json': { schema: { type: 'object' } } } } },
        },
      },
    },
  });
}

export interface Prepared {
  admin: Call;
  adminToken: string;
  appToken: string;
  /** Services: imported from the upstream, and of hand-edited code. */
  proxied: string;
  edited: string;
}

/** An app, an imported interface and one of hand-edited code, beside the data interfaces of the demo. */
export async function prepare(address: string, upstream: string): Promise<Prepared> {
  const { call: admin, token: adminToken } = await adminOf(address);
  const [key, secret] = [randomBytes(8).toString('hex'), randomBytes(16).toString('hex')];
  const { id } = await admin<{ id: number }>('Admin.App.Add', {
    app_key: key,
    app_secret: secret,
    name: 'Soak',
    account_id: 1,
    limit_mode: 'unlimited',
    daily_limit: 1,
  });
  await admin('Admin.App.Pass', { id });
  const { access_token: appToken } = await callerOf(address)<{ access_token: string }>('App.Auth.ApplyToken', { app_key: key, app_secret: secret });

  const { upload, operations } = await admin<{ upload: string; operations: { service: string }[] }>('Admin.Interface.ImportPreview', {
    document: documentOf(upstream, '1'),
  });
  const { job } = await admin<{ job: number }>('Admin.Interface.ImportApply', { upload, publish: 'true' });
  while ((await admin<{ status: string }>('Admin.Job.Get', { id: job })).status !== 'done') await new Promise((resolve) => setTimeout(resolve, 100));

  const definition = computedDefinition('Soak.Code.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
  const base = generate(definition, 'ts')[0]!.text;
  const text = base.replace('platform.calc.add(parameters.a, parameters.b)', 'platform.calc.add(parameters.a, parameters.b + 1000)');
  if (text === base) throw new Error('the generated code of an addition has changed; the soak cannot edit it');
  const saved = await admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, code: { ts: { base, text } } } });
  await admin('Admin.Interface.Publish', { id: saved.id });
  return { admin, adminToken, appToken, proxied: operations[0]!.service, edited: 'Soak.Code.Add' };
}
