import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Envelope } from '../../engine/core/protocol/envelope.ts';
import { createServer, type Server } from '../../engine/server/composition/create-server.ts';
import type { InstalledPlugin } from '../../engine/server/composition/plugin-host.ts';
import { readConfig } from '../../engine/server/composition/read-config.ts';
import { installedPlugins, localeFolders, portalPaths, schemaFolders, webParts } from '../../generated/plugins.server.ts';
import { faultlessFiles } from '../../scripts/build/plugins/checked-files.ts';
import type { DatabaseConfig } from './databases.ts';
import { copyEmbedded, copyPostgres, type FirstStart } from './first-start.ts';
import { provideKeyring } from './keyring.ts';

const root = resolve(import.meta.dirname, '../..');

export const adminPassword = 'test-secret';

export interface TestServer extends Server {
  /** The folder that PORTICO_SCHEMAS names: drop descriptors here. */
  schemas: string;
  call: Caller;
  /** A caller with the super admin's token. */
  admin: Caller;
  login(username: string, password: string): Promise<Caller>;
}

export type CallFields = Record<string, string | number | boolean | object | Blob | undefined>;
/** Calls over real HTTP. Objects and arrays travel as JSON text; a Blob makes the call multipart. */
export type Caller = {
  <Data = Record<string, unknown>>(service: string, fields?: CallFields): Promise<Envelope<Data>>;
  token: string;
  address: string;
};

export interface StartOptions {
  database?: DatabaseConfig;
  demo?: boolean;
  /** Descriptor folders copied into the dropped schemas before the start. */
  apps?: string[];
  environment?: Record<string, string>;
  /** Beside the product's own. */
  plugins?: InstalledPlugin[];
}

/**
 * The whole product on a free port, with a database of its own: an empty one is as a first start leaves it, unless there are to be demo data.
 * Close it yourself, or use `startServer` inside one test.
 */
export async function openServer(options: StartOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-server-'));
  const schemas = join(folder, 'schemas');
  mkdirSync(schemas);
  const data = options.database?.dataFolder ?? join(folder, 'data');
  mkdirSync(data, { recursive: true });
  for (const app of options.apps ?? []) cpSync(join(root, 'tests/apps', app, 'schemas'), schemas, { recursive: true });
  const databaseUrl = options.database?.databaseUrl;
  if (!options.demo) await (databaseUrl === undefined ? copyEmbedded(data, firstStart) : copyPostgres(data, databaseUrl, firstStart));
  const running = await serverAt(data, schemas, options);
  let { close } = running;
  const { address } = running;
  const call = callerOf(address, '');
  const login = async (username: string, password: string): Promise<Caller> => {
    const answer = await call<{ access_token: string }>('Platform.User.UserLogin', { username, password });
    if (!answer.data) throw new Error(`login of ${username}: ${answer.ret} ${answer.msg}`);
    return callerOf(address, answer.data.access_token);
  };
  const admin = await login('admin', adminPassword);
  const server: TestServer = {
    ...running,
    schemas,
    call,
    admin,
    login,
    async close() {
      await close();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
      // Its file names it for as long as the worker lives, as modules are never unloaded: 6 MB, of hundreds of files, that every collection would go through.
      Reflect.deleteProperty(server, 'platform');
      close = async () => undefined;
    },
  };
  return server;
}

const firstStart: FirstStart = {
  async make(data, databaseUrl) {
    const schemas = join(data, 'schemas');
    mkdirSync(schemas);
    const server = await serverAt(data, schemas, { database: { dataFolder: data, databaseUrl } });
    await server.close();
  },
};

const productSchemas = schemaFolders.map((path) => join(root, path));

/** As the build has it; checked once by each worker. */
let checkedFiles: Promise<ReadonlySet<string>> | undefined;

async function serverAt(data: string, schemas: string, options: StartOptions = {}): Promise<Server> {
  provideKeyring(data);
  checkedFiles ??= faultlessFiles(productSchemas).then((hashes) => new Set(hashes));
  const config = readConfig(
    {
      PORT: '0',
      PORTICO_DATA: data,
      PORTICO_SCHEMAS: schemas,
      PORTICO_ADMIN_PASSWORD: adminPassword,
      PORTICO_PASSWORD_COST: '10',
      PORTICO_CAPTCHA: 'off',
      PORTICO_DEMO: options.demo ? 'on' : 'off',
      DATABASE_URL: options.database?.databaseUrl,
      ...options.environment,
    },
    root,
  );
  return createServer(config, {
    plugins: [...installedPlugins, ...(options.plugins ?? [])],
    webParts,
    localeFolders: localeFolders.map((path) => join(root, path)),
    schemaFolders: productSchemas,
    checkedFiles: await checkedFiles,
    portalPaths,
    webFolder: join(root, 'dist/web'),
  });
}

/** As `openServer`, closed when the running test ends. */
export async function startServer(options: StartOptions = {}): Promise<TestServer> {
  const server = await openServer(options);
  onTestFinished(() => server.close());
  return server;
}

export function callerOf(address: string, token: string): Caller {
  const call = async <Data>(service: string, fields: CallFields = {}): Promise<Envelope<Data>> => {
    const body = bodyOf({ service, ...(token && { access_token: token }), ...fields });
    return JSON.parse(body instanceof FormData ? await (await send(address, body)).text() : await sendForm(address, body)) as Envelope<Data>;
  };
  return Object.assign(call, { token, address });
}

/** The same call, answered with the response itself: for files and headers. */
export function rawCall(address: string, fields: CallFields): Promise<Response> {
  return send(address, bodyOf(fields));
}

function bodyOf(fields: CallFields): FormData | URLSearchParams {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  const isMultipart = entries.some(([, value]) => value instanceof Blob);
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) {
    if (value instanceof File && body instanceof FormData) body.append(name, value, value.name);
    else body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return body;
}

// A test may compute for seconds in the process of the server: a kept connection would be closed just when the next call goes out.
const send = (address: string, body: FormData | URLSearchParams) => fetch(`${address}/api/`, { method: 'POST', body, headers: { connection: 'close' } });

/** What nearly all calls of tests are, without `fetch`, which takes a third of the processor time of a call that is answered in the same process. */
async function sendForm(address: string, form: URLSearchParams): Promise<string> {
  const body = String(form);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'content-length': Buffer.byteLength(body),
    'accept-language': '*',
    'user-agent': 'node',
  };
  const request = http.request(`${address}/api/`, { method: 'POST', agent: false, headers }).end(body);
  // A connection that breaks while the answer comes is told by the answer as well.
  request.on('error', () => undefined);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  return text(answer);
}

/** Of `until`, in milliseconds: what a busy machine needs at the worst. Only a failure takes as long. */
const patience = 60_000;

/**
 * Asks again until the answer is as wanted; fails after the given time with the last answer.
 * @param milliseconds only where the time is what is tested
 */
export async function until<Value>(ask: () => Promise<Value>, wanted: (value: Value) => boolean, milliseconds = patience): Promise<Value> {
  const begun = Date.now();
  for (;;) {
    const value = await ask();
    if (wanted(value)) return value;
    const waited = Date.now() - begun;
    if (waited > milliseconds) throw new Error(`not within ${milliseconds} ms; last answer: ${JSON.stringify(value)}`);
    // What takes long is asked for less often: a question costs the machine that is to answer it.
    await new Promise((resolve) => setTimeout(resolve, Math.min(250, Math.max(10, waited / 8))));
  }
}
