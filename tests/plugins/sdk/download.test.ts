import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { SdkFile } from '../../../plugins/sdk/shared/sdk-interface.ts';
import { hasPhp } from '../../designer/codegen/php-project.ts';
import { enter } from '../../helpers/accounts.ts';
import { type Caller, openServer, rawCall, type TestServer } from '../../helpers/server.ts';
import { addApp, done, type TestApp } from '../apps/open-caller.ts';
import { compile, lintPhp, runScript, writeClient } from './client-folder.ts';

const text = '中文 "quotes" \'single\' $x {$y} \\ line\nbreak 😀 &=+%';

describe('a downloaded client', () => {
  let server: TestServer;
  let account: { id: number; call: Caller };
  let developer: Caller;
  let app: TestApp;

  beforeAll(async () => {
    server = await openServer();
    account = await enter(server, 'developer', 100);
    developer = account.call;
    app = await addApp(server, { account_id: account.id });
    const echo = computedDefinition(
      'Shop.Word.Say',
      {
        text: { type: 'string', required: true },
        tags: { type: 'array', items: { type: 'string' } },
        more: { type: 'object' },
        'x-名': { type: 'boolean', default: false },
      },
      { text: 'text', tags: 'tags', more: 'more', flag: 'x-名' },
    );
    const get = { ...computedDefinition('Shop.Word.Ask', { a: 'integer' }, { sum: ['add', 'a', 'a'] }), verbs: ['GET'] };
    const guarded = computedDefinition('Shop.Stock.Take', { count: 'integer' }, { left: 'count' });
    guarded.flow.nodes.push({ id: 'guard', type: 'fail', settings: { ret: 4001, message: '库存不足' }, values: { when: true }, position: { x: 0, y: 0 } });
    const upload = computedDefinition('Shop.File.Size', { file: { type: 'file', required: true }, note: 'string' }, { note: 'note' });
    for (const [definition, visibility] of [
      [echo, 'open'],
      [get, 'open'],
      [guarded, 'open'],
      [upload, 'open'],
      [computedDefinition('Secret.Plan.Read', { a: 'integer' }, { a: 'a' }), 'hidden'],
      [computedDefinition('Paid.Report.Read', { a: 'integer' }, { a: 'a' }), 'controlled'],
      [computedDefinition('Shop.Word.Refused', { a: 'integer' }, { a: 'a' }), 'open'],
    ] as const) {
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, visibility } }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    }
    await done(server.admin('Admin.PermissionRule.Add', { service_name: 'Shop.Word.Refused', target: 'app', app_id: app.id, granted: 'refused' }));
  });
  afterAll(() => server?.close());

  const download = (caller: Caller, language: string, app_id = app.id) =>
    rawCall(server.address, { service: 'Platform.Sdk.Download', access_token: caller.token, app_id, language, origin: server.address });
  async function filesOf(language: string): Promise<SdkFile[]> {
    const response = await download(developer, language);
    expect(response.headers.get('content-type')).toBe('application/zip');
    return Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(([path, bytes]) => ({ path, text: strFromU8(bytes) }));
  }
  const environment = () => ({ APP_KEY: app.key, APP_SECRET: app.secret });
  const answers = {
    said: { text, tags: ['a', '中'], more: {}, flag: true },
    asked: { sum: 42 },
    noted: { note: text },
    refused: { type: true, ret: 4001, msg: '库存不足', hasRequestId: true },
    wrong: { ret: 400, field: 'text' },
  };

  it('in TypeScript compiles, calls with a token and signed, and throws typed errors', async () => {
    const folder = writeClient(await filesOf('ts'));
    await compile(folder);
    const script = `import { PorticoClient, PorticoError } from './dist/index.js';
      const text = ${JSON.stringify(text)};
      const run = async (credentials) => {
        const client = new PorticoClient({ appKey: process.env.APP_KEY, appSecret: process.env.APP_SECRET, credentials });
        const said = await client.shop.word.say({ text, tags: ['a', '中'], more: {}, 'x-名': true });
        const asked = await client.shop.word.ask({ a: 21 });
        const noted = await client.shop.file.size({ file: new Blob(['% = \\n']), note: text });
        const refused = await client.shop.stock.take({ count: 1 }).catch((error) => ({ type: error instanceof PorticoError, ret: error.ret, msg: error.msg, hasRequestId: error.requestId !== '' }));
        const wrong = await client.shop.word.say({}).catch((error) => ({ ret: error.ret, field: error.data.errors[0].field }));
        return { said, asked, noted, refused, wrong };
      };
      console.log(JSON.stringify([await run('token'), await run('signature')]));`;
    expect(await runScript(process.execPath, folder, 'run.mjs', script, environment())).toEqual([answers, answers]);
  });

  it.skipIf(!hasPhp)('in PHP has no syntax error, calls with a token and signed, and throws typed errors', async () => {
    const files = await filesOf('php');
    const folder = writeClient(files);
    await lintPhp(folder, files);
    const script = `<?php
      require 'autoload.php';
      use Portico\\Sdk\\Client;
      use Portico\\Sdk\\PorticoException;
      $text = json_decode(${JSON.stringify(JSON.stringify(text)).replaceAll('$', '\\$')});
      file_put_contents('note.txt', "% = \\n");
      function run($credentials, $text) {
        $client = new Client(['app_key' => getenv('APP_KEY'), 'app_secret' => getenv('APP_SECRET'), 'credentials' => $credentials]);
        $said = $client->shop->word->say(['text' => $text, 'tags' => ['a', '中'], 'more' => [], 'x-名' => true]);
        $said['more'] = (object) $said['more'];
        $asked = $client->shop->word->ask(['a' => 21]);
        $noted = $client->shop->file->size(['file' => 'note.txt', 'note' => $text]);
        try { $client->shop->stock->take(['count' => 1]); $refused = null; }
        catch (PorticoException $error) { $refused = ['type' => true, 'ret' => $error->ret, 'msg' => $error->msg, 'hasRequestId' => $error->requestId !== '']; }
        try { $client->shop->word->say([]); $wrong = null; }
        catch (PorticoException $error) { $wrong = ['ret' => $error->ret, 'field' => $error->data['errors'][0]['field']]; }
        return compact('said', 'asked', 'noted', 'refused', 'wrong');
      }
      echo json_encode([run('token', $text), run('signature', $text)], JSON_THROW_ON_ERROR);`;
    expect(await runScript('php', folder, 'run.php', script, environment())).toEqual([answers, answers]);
  });

  it('gets a new token when the old one has ended, once', async () => {
    const folder = writeClient(await filesOf('ts'));
    await compile(folder);
    const script = `import { PorticoClient } from './dist/index.js';
      let tokens = 0;
      const ended = async (url, init) => {
        if (String(url).includes('ApplyToken')) tokens++;
        else if (tokens === 1) init.headers.authorization = 'Bearer ended';
        return fetch(url, init);
      };
      const client = new PorticoClient({ appKey: process.env.APP_KEY, appSecret: process.env.APP_SECRET, fetch: ended });
      const said = await Promise.all([client.shop.word.say({ text: 'a' }), client.shop.word.ask({ a: 21 })]);
      console.log(JSON.stringify([said, tokens]));`;
    expect(await runScript(process.execPath, folder, 'run.mjs', script, environment())).toEqual([[expect.objectContaining({ text: 'a' }), { sum: 42 }], 2]);
  });

  it('has what the app may use and nothing else', async () => {
    for (const language of ['ts', 'php']) {
      const everything = (await filesOf(language)).map(({ text: content }) => content).join('\n');
      expect(everything).toContain('Shop.Word.Say');
      for (const service of ['Secret.Plan', 'Paid.Report', 'Shop.Word.Refused', app.secret]) expect(everything).not.toContain(service);
    }
    await done(server.admin('Admin.PermissionRule.Add', { service_name: 'Secret.Plan.Read', target: 'app', app_id: app.id, granted: 'granted' }));
    expect((await filesOf('ts')).map(({ text: content }) => content).join('\n')).toContain('Secret.Plan.Read');
  });

  it('is given for apps one owns or develops for, and to administrators for any', async () => {
    const other = await addApp(server, { account_id: 1 });
    expect(await (await download(developer, 'ts', other.id)).json()).toMatchObject({ ret: 404, msg: `您没有 ID 为 ${other.id} 的应用` });
    const shared = await addApp(server, { account_id: 1, developers: [account.id] });
    expect((await download(developer, 'ts', shared.id)).headers.get('content-type')).toBe('application/zip');
    expect((await download(server.admin, 'php')).headers.get('content-type')).toBe('application/zip');
    expect(await (await download(server.call, 'ts')).json()).toMatchObject({ ret: 406 });
    expect(await (await download(developer, 'cobol')).json()).toMatchObject({ ret: 400 });
  });
});
