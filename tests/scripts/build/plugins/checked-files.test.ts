import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LiveScreens } from '../../../../engine/server/screens/live-screens.ts';
import { schemaFolders } from '../../../../generated/plugins.server.ts';
import { faultlessFiles } from '../../../../scripts/build/plugins/checked-files.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = schemaFolders.map((folder) => join(root, folder));
const own = mkdtempSync(join(tmpdir(), 'portico-checked-'));
afterAll(() => rmSync(own, { recursive: true }));

test('screens of files that were checked before are those of files that are checked now', async () => {
  const checked = new Set(await faultlessFiles(folders));
  expect(checked.size).toBeGreaterThan(100);
  const [known, unknown] = [new LiveScreens({ folders, checked }), new LiveScreens({ folders })];
  await Promise.all([known.reload(), unknown.reload()]);
  expect(known.all().length).toBeGreaterThan(100);
  expect(known.all()).toEqual(unknown.all());
  expect(known.diagnostics()).toEqual(unknown.diagnostics());
});

test('a file with a fault is not among them, and one that has changed since is checked again', async () => {
  const path = join(own, 'note.json');
  const article = JSON.parse(readFileSync(join(root, 'plugins/articles/schemas/article.json'), 'utf8')) as Record<string, unknown>;
  const screen = { ...article, name: 'note', hooks: undefined, routes: { list: '/note/list', form: '/note/detail' } };
  writeFileSync(path, JSON.stringify({ ...screen, list: { columns: ['nowhere'] } }));
  expect(await faultlessFiles([own])).toEqual([]);
  writeFileSync(path, JSON.stringify(screen));
  const checked = new Set(await faultlessFiles([own]));
  expect(checked.size).toBe(1);
  writeFileSync(path, JSON.stringify({ ...screen, label: 'Note' }));
  const live = new LiveScreens({ folders: [...folders, own], checked });
  await live.reload();
  expect(live.diagnostics()).toMatchObject([{ pointer: '/label', severity: 'error' }]);
  expect(live.find('note')).toBeUndefined();
});
