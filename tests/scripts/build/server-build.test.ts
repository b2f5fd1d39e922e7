import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHash } from '../../../engine/server/screens/read-listed.ts';
import { builtServer, spawnServer } from '../../helpers/spawned-server.ts';

const data = mkdtempSync(join(tmpdir(), 'portico-built-'));
let main: string;
beforeAll(async () => {
  main = await builtServer();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('the built server works: calls, what is loaded late, and workers that run from the sources', async () => {
  const { process: server, admin } = await spawnServer(data);
  try {
    const article = { title: 't', abstract: 'a', content: '<p>kept<script>gone</script></p>', publish_time: '2026-01-01 08:00:00' };
    const { ret, data: stored } = await admin<{ id: number }>('Admin.Article.Add', article);
    expect(ret).toBe(200);
    expect((await admin('Admin.Article.Get', { id: stored!.id })).data).toMatchObject({ content: '<p>kept</p>' });
    // The page's rules of a screen are compiled by ajv, which is loaded for the first of them.
    expect((await admin('Admin.Screen.Load', { name: 'article' })).ret).toBe(200);
    const document = '{"openapi":"3.1.0","info":{"title":"t","version":"1"},"paths":{"/a":{"get":{"responses":{"200":{"description":"b"}}}}}}';
    expect((await admin('Admin.Interface.ImportPreview', { document, behaviour: 'mock' })).data).toMatchObject({ counts: { new: 1 } });
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});

test('the maps of the built server lead to its sources', () => {
  const folder = dirname(main);
  const maps = readdirSync(folder).filter((name) => name.endsWith('.map'));
  const sources = maps.flatMap((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] }).sources);
  expect(sources.map((source) => resolve(folder, source))).toContain(resolve('engine/server/gateway/dispatch.ts'));
  expect(sources.filter((source) => !/node_modules\/|^required:/.test(source) && !existsSync(resolve(folder, source)))).toEqual([]);
});

test('has the descriptors of the product checked already', () => {
  const files = readdirSync('plugins/articles/schemas').filter((name) => name.endsWith('.json'));
  expect(files).toContain('article.json');
  const built = readFileSync(main, 'utf8');
  expect(files.filter((name) => !built.includes(fileHash(readFileSync(join('plugins/articles/schemas', name)))))).toEqual([]);
});

test('starts without what only some installations use', () => {
  const late = ['@paypal/paypal-server-sdk', 'alipay-sdk', 'amqplib', 'fontkit', 'jose', 'nodemailer', 'pdfkit'];
  const seen = new Set<string>();
  const load = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imported = [...readFileSync(join(dirname(main), file), 'utf8').matchAll(/\bimport(?:[^"'()]*?from)?["']([^"']+)["']/g)].map(([, name]) => name!);
    return imported.flatMap((name) => (name.startsWith('./') ? load(name.slice(2)) : [name]));
  };
  const loaded = load('main.js');
  expect(loaded).toContain('fflate');
  expect(loaded.filter((name) => late.includes(name))).toEqual([]);
});

test('is read at one byte a character: one letter of more would double what the text of the server takes', () => {
  const scripts = readdirSync(dirname(main)).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => /[^\0-\x7f]/.test(readFileSync(join(dirname(main), name), 'utf8')))).toEqual([]);
});

test('stacks of the built server name its sources', async () => {
  const folder = dirname(main);
  const map = new SourceMap(JSON.parse(readFileSync(`${main}.map`, 'utf8')));
  const lines = readFileSync(main, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('createServer'));
  const column = lines[line]!.indexOf('createServer');
  const entry = map.findEntry(line, column);
  if (!('originalSource' in entry)) throw new Error('the map has no source for it');
  const script = `import { mapStacks } from ${JSON.stringify(resolve('scripts/build/mapped-stacks.ts'))};
    mapStacks(new URL(${JSON.stringify(`${pathToFileURL(folder).href}/`)}));
    const frame = { toString: () => ${JSON.stringify(`${pathToFileURL(main).href}:${line + 1}:${column + 1}`)} };
    console.log(Error.prepareStackTrace(new TypeError('lost'), [frame]));`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(`TypeError: lost\n    at ${resolve(folder, entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
});
