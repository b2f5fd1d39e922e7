import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  expect(sources.filter((source) => !source.includes('node_modules/') && !existsSync(resolve(folder, source)))).toEqual([]);
});
