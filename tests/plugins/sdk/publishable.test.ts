import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Service } from '../../../engine/server/kernel/call/service.ts';
import type { SdkFile } from '../../../plugins/sdk/shared/sdk-interface.ts';
import { hasPhp } from '../../designer/codegen/php-project.ts';
import { enter } from '../../helpers/accounts.ts';
import { type Caller, openServer, rawCall, type TestServer } from '../../helpers/server.ts';
import { addApp, type TestApp } from '../apps/open-caller.ts';
import { compile, lintPhp, runScript, writeClient, writeFiles } from './client-folder.ts';

const run = promisify(execFile);
const hasComposer = spawnSync('composer', ['--version']).status === 0;
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const about = { module: 'm', summary: '', description: '', returns: [], example: null, failures: [] };
const reads = { readOnly: true, destructive: false, idempotent: true };
const title = { zh_cn: '测试', en: 'Test' };
const access = { kind: 'app', visibility: 'open' } as const;
const pet = [
  { name: 'id', type: 'integer' as const, format: 'int64' },
  { name: 'kind', type: 'string' as const, enum: ['cat', 'dog'] },
  { name: 'nick', type: 'string' as const, nullable: true },
  { name: 'born', type: 'date' as const, optional: true },
];
let writes = 0;
const services: Service[] = [
  {
    name: 'Zoo.Pet.GetList',
    title,
    access,
    parameters: [
      { name: 'page', type: 'integer', default: 1, min: 1 },
      { name: 'per_page', type: 'integer', default: 2, min: 1 },
    ],
    about: {
      ...about,
      effect: reads,
      returns: [
        { name: 'items', type: 'array' },
        { name: 'items[]', type: 'object', model: 'Pet' },
        ...pet.map((field) => ({ ...field, name: `items[].${field.name}` })),
        { name: 'total', type: 'integer' },
      ],
    },
    handle: ({ params: { page } }) => ({
      items: page === 3 ? [] : [Number(page) * 10, Number(page) * 10 + 1].map((id) => ({ id, kind: 'cat', nick: null })),
      total: 4,
    }),
  },
  {
    name: 'Zoo.Pet.Rename',
    title,
    access,
    parameters: [
      { name: 'id', type: 'integer', format: 'int64', required: true },
      { name: 'nick', type: 'string', nullable: true },
      { name: 'more', type: 'object', properties: [{ name: 'tags', type: 'object' }] },
    ],
    about: { ...about, effect: { readOnly: false, destructive: true, idempotent: false }, returnsModel: 'Pet', returns: pet },
    handle: ({ params }) => {
      writes++;
      return { id: params.id, kind: 'cat', nick: 'nick' in params ? params.nick : 'kept', more: params.more ?? 'none' };
    },
  },
  {
    name: 'Zoo.Pet.Picture',
    title,
    access,
    parameters: [],
    about: { ...about, effect: reads },
    handle: () => ({ kind: 'file', name: 'pet 1.png', contentType: 'image/png', body: pixel }),
  },
  {
    name: 'Zoo.Pet.Upload',
    title,
    access,
    parameters: [{ name: 'scan', type: 'file', required: true }],
    about,
    handle: ({ files }) => ({ bytes: files[0]?.size }),
  },
];

describe('a client one would publish', () => {
  let server: TestServer;
  let developer: Caller;
  let app: TestApp;
  /** The TypeScript client, compiled. */
  let folder: string;
  let files: SdkFile[];

  beforeAll(async () => {
    server = await openServer();
    server.platform.services.replace('test:zoo', services);
    const account = await enter(server, 'developer', 100);
    developer = account.call;
    app = await addApp(server, { account_id: account.id });
    files = await filesOf('ts');
    folder = writeFiles(files);
    await compile(folder);
  });
  afterAll(async () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
    await server?.close();
  });

  async function filesOf(language: string, origin = server.address): Promise<SdkFile[]> {
    const response = await rawCall(server.address, { service: 'Platform.Sdk.Download', access_token: developer.token, app_id: app.id, language, origin });
    return Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(([path, bytes]) => ({ path, text: strFromU8(bytes) }));
  }
  const environment = () => ({ APP_KEY: app.key, APP_SECRET: app.secret });

  /** Stands before the platform and spoils what it is told to, once each. */
  async function flakyAddress(
    spoil: (request: IncomingMessage, response: ServerResponse, count: number) => boolean,
  ): Promise<{ address: string; seen: string[] }> {
    const seen: string[] = [];
    const proxy = createServer(async (request, response) => {
      const path = request.url ?? '';
      seen.push(`${path.slice('/api/'.length)} ${request.headers['idempotency-key'] ?? '-'}`);
      if (!path.includes('ApplyToken') && spoil(request, response, seen.filter((line) => line.startsWith(path.slice('/api/'.length))).length)) return;
      const body = Buffer.concat(await request.toArray());
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name)),
      ) as Record<string, string>;
      const answer = await fetch(server.address + path, { method: request.method ?? 'GET', headers, ...(body.length > 0 && { body }) });
      response.writeHead(answer.status, Object.fromEntries([...answer.headers].filter(([name]) => name.startsWith('content-') && name !== 'content-length')));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
    onTestFinished(() => void proxy.close());
    return { address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, seen };
  }

  it('in TypeScript has named, nullable, optional and listed types, and packs with a licence', async () => {
    const models = files.find(({ path }) => path === 'src/models.ts')?.text;
    expect(models).toBe(`export interface Pet {
  id: number | bigint;
  kind: 'cat' | 'dog';
  nick: string | null;
  born?: string;
}
`);
    const api = files.find(({ path }) => path === 'src/api/ZooPetApi.ts')?.text;
    expect(api).toContain('items: Models.Pet[];');
    expect(api).toContain('export type RenameAnswer = Models.Pet;');
    expect(api).toContain('nick?: string | null;');
    const { stdout } = await run('npm', ['pack', '--json', '--offline'], {
      cwd: folder,
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` },
    });
    const [packed] = JSON.parse(stdout.slice(stdout.indexOf('['))) as { files: { path: string }[] }[];
    const paths = packed?.files.map(({ path }) => path) ?? [];
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts', 'dist/models.d.ts']));
    expect(paths.some((path) => path.startsWith('src/'))).toBe(false);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ license: 'MIT', description: expect.any(String) });
  });

  it('in TypeScript keeps digits and null, goes through pages and answers files byte for byte', async () => {
    const script = `import { PorticoClient } from './dist/index.js';
      const client = new PorticoClient({ appKey: process.env.APP_KEY, appSecret: process.env.APP_SECRET });
      const big = await client.zoo.pet.rename({ id: 9223372036854775807n, nick: null });
      const kept = await client.zoo.pet.rename({ id: 7, more: { tags: {} } });
      const ids = [];
      for await (const { id } of client.zoo.pet.getListAll({ per_page: 2 })) ids.push(id);
      const picture = await client.zoo.pet.picture();
      const base64 = Buffer.from(await picture.arrayBuffer()).toString('base64');
      console.log(JSON.stringify({ id: [typeof big.id, String(big.id)], nick: big.nick, kept, ids, type: picture.type, base64 }));`;
    expect(await runScript(process.execPath, folder, 'run.mjs', script, environment())).toEqual({
      id: ['bigint', '9223372036854775807'],
      nick: null,
      kept: { id: 7, kind: 'cat', nick: 'kept', more: { tags: {} } },
      ids: [10, 11, 20, 21],
      type: 'image/png',
      base64: pixel.toString('base64'),
    });
  });

  it('in TypeScript tries again where that does no harm, with the key of the first attempt, and throws one kind of error', async () => {
    const { address, seen } = await flakyAddress((request, response, count) => {
      if (count > 1) return false;
      if (request.url?.endsWith('GetList'))
        response.writeHead(200, { 'content-type': 'application/json', 'retry-after': '0' }).end('{"ret":410,"data":null,"msg":"slow down"}');
      else response.destroy();
      return true;
    });
    const script = `import { PorticoClient, PorticoError } from './dist/index.js';
      const options = { appKey: process.env.APP_KEY, appSecret: process.env.APP_SECRET, address: process.env.ADDRESS };
      const client = new PorticoClient(options);
      const listed = await client.zoo.pet.getList();
      const renamed = await client.zoo.pet.rename({ id: 1 });
      const told = async (work) => work.then(() => null, (error) => [error instanceof PorticoError, error.ret, error.msg.length > 0]);
      const nowhere = await told(new PorticoClient({ ...options, address: 'http://127.0.0.1:1', retries: 0 }).zoo.pet.getList());
      const late = await told(client.zoo.pet.getList({}, { timeout: 0, retries: 0 }));
      const ended = new AbortController();
      ended.abort();
      const left = await told(client.zoo.pet.getList({}, { signal: ended.signal }));
      console.log(JSON.stringify({ total: listed.total, id: renamed.id, nowhere, late, left }));`;
    expect(await runScript(process.execPath, folder, 'run.mjs', script, { ...environment(), ADDRESS: address })).toEqual({
      total: 4,
      id: 1,
      nowhere: [true, 0, true],
      late: [true, 0, true],
      left: [true, 0, true],
    });
    const keys = seen.filter((line) => line.startsWith('Zoo.Pet.Rename')).map((line) => line.split(' ')[1]);
    expect(keys.length).toBe(2);
    expect(keys[0]).toMatch(/^[\w-]{20,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(seen.filter((line) => line.startsWith('Zoo.Pet.GetList')).every((line) => line.endsWith(' -'))).toBe(true);
  });

  it('has a README whose example runs', async () => {
    const code = (files: SdkFile[], language: string) =>
      files.find(({ path }) => path === 'README.md')?.text.match(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``))?.[1] ?? '';
    const tsCode = code(files, 'ts')
      .replace("'portico-client'", "'./dist/index.js'")
      .replaceAll('!', '')
      .replace('console.log(answer)', 'console.log(JSON.stringify(answer))');
    expect(await runScript(process.execPath, folder, 'run.mjs', tsCode, environment())).toMatchObject({ total: 4 });
    if (!hasPhp) return;
    const php = await filesOf('php');
    const phpCode = `<?php\n${code(php, 'php').replace('var_export($answer)', 'echo json_encode($answer)')}`;
    expect(await runScript('php', writeClient(php), 'run.php', phpCode, environment())).toMatchObject({ total: 4 });
  });

  it.skipIf(!hasPhp || !hasComposer)('in PHP is valid for Composer in every respect', async () => {
    const php = writeClient(await filesOf('php'));
    const { stdout, stderr } = await run('composer', ['validate', '--strict', '--no-interaction'], {
      cwd: php,
      env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
    });
    expect(stdout + stderr).toContain('composer.json is valid');
  });

  it.skipIf(!hasPhp)('in PHP refuses a file that is not there, keeps digits and null, goes through pages, and tries again with one key', async () => {
    const { address, seen } = await flakyAddress((_request, response, count) => {
      if (count > 1) return false;
      response.destroy();
      return true;
    });
    const php = await filesOf('php', address);
    const phpFolder = writeClient(php);
    await lintPhp(phpFolder, php);
    const script = `<?php
      require 'autoload.php';
      use Portico\\Sdk\\Client;
      use Portico\\Sdk\\PorticoException;
      $client = new Client(['app_key' => getenv('APP_KEY'), 'app_secret' => getenv('APP_SECRET')]);
      try { $client->zoo->pet->upload(['scan' => 'nowhere.bin']); $missing = null; }
      catch (PorticoException $error) { $missing = [$error->ret, $error->data['errors'][0]['field']]; }
      $big = $client->zoo->pet->rename(['id' => 9223372036854775807, 'nick' => null, 'more' => ['tags' => []]]);
      $ids = [];
      foreach ($client->zoo->pet->getListAll(['per_page' => 2]) as $pet) { $ids[] = $pet['id']; }
      $picture = $client->zoo->pet->picture();
      echo json_encode(['missing' => $missing, 'id' => $big['id'], 'nick' => $big['nick'], 'ids' => $ids, 'name' => $picture->name, 'type' => $picture->type, 'base64' => base64_encode($picture->content)]);`;
    writes = 0;
    const text = JSON.stringify(
      await runScript(
        'php',
        phpFolder,
        'run.php',
        `${script.replace("echo json_encode(['missing'", "echo json_encode(['id_text' => (string) $big['id'], 'missing'")}`,
        environment(),
      ),
    );
    expect(JSON.parse(text)).toMatchObject({
      missing: [400, 'scan'],
      id_text: '9223372036854775807',
      nick: null,
      ids: [10, 11, 20, 21],
      name: 'pet 1.png',
      type: 'image/png',
      base64: pixel.toString('base64'),
    });
    const keys = seen.filter((line) => line.startsWith('Zoo.Pet.Rename')).map((line) => line.split(' ')[1]);
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBe(2);
    expect(seen.some((line) => line.startsWith('Zoo.Pet.Upload'))).toBe(false);
    expect(writes).toBe(1);
  });
});
