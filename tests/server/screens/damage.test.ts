import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../engine/core/descriptor/parse/diagnostic.ts';
import { LiveScreens } from '../../../engine/server/screens/live-screens.ts';
import type { Damaged } from './damage-kinds.ts';
import { damages } from './damages.ts';

const root = process.cwd();
const pluginFolders = readdirSync(join(root, 'plugins')).map((name) => join(root, 'plugins', name, 'schemas'));
const appFolders = readdirSync(join(root, 'tests/apps')).map((name) => join(root, 'tests/apps', name, 'schemas'));
const isDescriptor = (name: string) => name.endsWith('.json') && !name.endsWith('.schema.json') && name !== 'sections.json';
const descriptorsIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter(isDescriptor) : []).map((name) => join(folder, name));
const homes = ['schemas', ...['apps', 'articles', 'traffic'].map((name) => `plugins/${name}/schemas`)].map((path) => join(root, path));
const allFiles = [...homes, ...appFolders].flatMap(descriptorsIn);
/** One screen of each kind: records with states, plain ones, hooks and actions, a source, a dashboard, a single one, a tree. The mistakes of views are in view.test.ts. */
const kinds = ['article', 'configuration', 'app', 'access_log', 'stats_overview', 'site', 'plant'];
const damagedFiles = allFiles.filter((file) => kinds.includes(basename(file, '.json')));
const everyFile = [...new Set([...allFiles, ...pluginFolders.flatMap(descriptorsIn)])];

const folder = mkdtempSync(join(tmpdir(), 'portico-damage-'));
const live = new LiveScreens({ folders: [folder], knows: (ref) => !ref.startsWith('nowhere/') });
const names = () => new Set(live.all().map((screen) => screen.name));

beforeAll(async () => {
  for (const file of everyFile) copyFileSync(file, join(folder, basename(file)));
  copyFileSync(join(root, 'schemas/sections.json'), join(folder, 'sections.json'));
  await live.reload();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every descriptor of the product is without fault', () => {
  expect(live.diagnostics()).toEqual([]);
  expect(live.all()).toHaveLength(everyFile.length);
});

test('there are more than enough kinds of damage', () => {
  expect(new Set(damages.map((damage) => damage.name)).size).toBe(damages.length);
  expect(damages.length).toBeGreaterThan(80);
});

interface Reported {
  damage: string;
  wanted: object;
  found: Diagnostic[];
  left: Set<string>;
}

/** What was told of each file. All are damaged at the same time: a look at the screens takes as long for one of them. */
const reported = new Map<string, Reported[]>(damagedFiles.map((file) => [basename(file), []]));
const messages: string[] = [];
let others: Set<string>;

beforeAll(async () => {
  const originals = new Map([...reported.keys()].map((name) => [name, readFileSync(join(folder, name))]));
  for (const name of originals.keys()) rmSync(join(folder, name));
  await live.reload();
  others = names();
  const neighbour = live.all().find((screen) => screen.kind === 'list' && screen.site === 'admin' && screen.name !== 'user');
  const other = { name: neighbour?.name ?? '', list: neighbour?.routes.list ?? '' };
  for (const damage of damages) {
    const damaged = new Map<string, Damaged>();
    for (const [name, original] of originals) {
      const result = damage.apply(JSON.parse(original.toString()), other);
      if (result) damaged.set(name, result);
      if (result) writeFileSync(join(folder, name), result.bytes);
      else rmSync(join(folder, name), { force: true });
    }
    await live.reload();
    messages.push(...live.diagnostics().flatMap(({ message }) => [message.zh_cn, message.en]));
    for (const [name, { code, pointer, line, column }] of damaged) {
      const found = live.diagnostics().filter((diagnostic) => diagnostic.file.endsWith(`/${name}`));
      reported.get(name)?.push({ damage: damage.name, wanted: { severity: 'error', code, pointer, line, column }, found, left: names() });
    }
  }
  for (const [name, original] of originals) writeFileSync(join(folder, name), original);
  await live.reload();
});

describe.each([...reported.keys()])('%s', (name) => {
  const file = join(folder, name);
  const original = readFileSync(everyFile.find((path) => basename(path) === name) ?? '');

  test('each damage is named with code, pointer, line and column, and harms nobody else', () => {
    for (const { damage, wanted, found, left } of reported.get(name) ?? []) {
      expect(found, damage).toContainEqual(expect.objectContaining(wanted));
      expect(left, damage).toEqual(others);
    }
    expect(reported.get(name)?.length).toBeGreaterThanOrEqual(25);
  });

  test('something else in its place is named and harms nobody else', async () => {
    const external = join(mkdtempSync(join(tmpdir(), 'portico-outside-')), name);
    writeFileSync(external, original);
    const replacements: [code: string, put: () => void][] = [
      ['not-a-file', () => mkdirSync(file)],
      ['symlink-outside', () => symlinkSync(external, file)],
      ['unreadable', () => symlinkSync(join(folder, 'missing.txt'), file)],
      ['unreadable', () => symlinkSync(file, file)],
    ];
    rmSync(file);
    await live.reload();
    const left = names();
    for (const [code, put] of replacements) {
      put();
      await live.reload();
      expect(live.diagnostics()).toContainEqual(expect.objectContaining({ code, pointer: '', line: 1, column: 1 }));
      expect(names()).toEqual(left);
      rmSync(file, { recursive: true });
    }
    writeFileSync(file, original);
    await live.reload();
    expect(live.diagnostics()).toEqual([]);
  });
});

test('every message stands in both languages with every place filled', () => {
  expect(messages.length).toBeGreaterThan(2 * damages.length);
  expect(messages.filter((message) => /\{(found|allowed|limit|reason|other|where|name|place)\}/.test(message))).toEqual([]);
  expect(messages.filter((message) => message.trim() === '')).toEqual([]);
});
