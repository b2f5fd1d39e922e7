import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FieldFile, ScreenFile } from '../../../engine/core/descriptor/file-types.ts';
import { tableDiagnostics } from '../../../engine/server/screens/diagnostics/table-diagnostics.ts';
import { LiveScreens, type LiveScreensOptions, type ScreenChange } from '../../../engine/server/screens/live-screens.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-live-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const name: FieldFile = { type: 'string', label: { zh_cn: '名称', en: 'Name' } };

function screen(overrides: Partial<ScreenFile> & { name: string }): ScreenFile {
  return { label: { zh_cn: '样例', en: 'Sample' }, schema: { type: 'object', properties: { name } }, ...overrides };
}

function write(file: string, content: unknown): void {
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

function open(options: Partial<LiveScreensOptions> = {}): { live: LiveScreens; changes: ScreenChange[]; names: () => string[]; codes: () => string[] } {
  const live = new LiveScreens({ folders: [folder], ...options });
  const changes: ScreenChange[] = [];
  live.onChange((change) => changes.push(change));
  const codes = () => live.diagnostics().map(({ code }) => code);
  return { live, changes, codes, names: () => live.all().map((one) => one.name) };
}

test('a dropped file goes live, a changed one is replaced, a removed one is gone', async () => {
  const { live, changes, names } = open();
  await live.reload();
  expect(names()).toEqual([]);

  write('shop.json', screen({ name: 'shop' }));
  await live.reload();
  expect(names()).toEqual(['shop']);
  expect(changes.at(-1)?.added.map((one) => one.name)).toEqual(['shop']);

  write('shop.json', screen({ name: 'shop', label: { zh_cn: '商店', en: 'Shop' } }));
  await live.reload();
  expect(live.find('shop')?.label.en).toBe('Shop');
  expect(changes.at(-1)?.changed.map((one) => one.name)).toEqual(['shop']);

  rmSync(join(folder, 'shop.json'));
  await live.reload();
  expect(live.find('shop')).toBeUndefined();
  expect(changes.at(-1)?.removed.map((one) => one.name)).toEqual(['shop']);
  expect(changes.map((change) => change.version)).toEqual([1, 2, 3]);
});

test('a reload without a change tells nobody and keeps the version', async () => {
  write('shop.json', screen({ name: 'shop' }));
  const { live, changes } = open();
  await live.reload();
  write('shop.json', `  ${JSON.stringify(screen({ name: 'shop' }))}`);
  await live.reload();
  expect(live.version).toBe(1);
  expect(changes).toHaveLength(1);
});

test('a screen that breaks stays in its last good version until it is mended', async () => {
  write('shop.json', screen({ name: 'shop', label: { zh_cn: '商店', en: 'Shop' } }));
  const { live, codes } = open();
  await live.reload();
  write('shop.json', '{ "name": "shop", ');
  await live.reload();
  expect(live.find('shop')?.label.en).toBe('Shop');
  expect(codes()).toEqual(['truncated']);
  write('shop.json', screen({ name: 'shop', label: { zh_cn: '店铺', en: 'Store' } }));
  await live.reload();
  expect(live.find('shop')?.label.en).toBe('Store');
  expect(codes()).toEqual([]);
});

test('a newcomer cannot push out the screen whose route, name or table it claims', async () => {
  write('shop.json', screen({ name: 'shop' }));
  const { live, names, codes } = open();
  await live.reload();
  write('a_shop.json', screen({ name: 'a_shop', routes: { list: '/SHOP/list' } }));
  write('b_shop.json', screen({ name: 'shop' }));
  write('c_shop.json', screen({ name: 'c_shop', table: { name: 'shop' }, schema: { type: 'object', properties: { name: { ...name, type: 'integer' } } } }));
  await live.reload();
  expect(names()).toEqual(['shop']);
  expect(codes()).toEqual(['duplicate-route', 'duplicate-name', 'table-conflict']);
});

test('a screen with a fault of its own keeps no route from the others', async () => {
  write('sections.json', { sections: [{ name: 'sales', label: { zh_cn: '销售', en: 'Sales' }, icon: 'shop', order: 1 }] });
  write('a.json', screen({ name: 'a', menu: { section: 'nowhere' }, routes: { list: '/wanted' } }));
  write('b.json', screen({ name: 'b', menu: { section: 'sales' }, routes: { list: '/wanted' } }));
  const { live, names, codes } = open();
  await live.reload();
  expect(names()).toEqual(['b']);
  expect(codes()).toEqual(['unknown-section']);
});

test('two screens can swap their routes one file after the other', async () => {
  write('a.json', screen({ name: 'a', routes: { list: '/first' } }));
  write('b.json', screen({ name: 'b', routes: { list: '/second' } }));
  const { live, codes } = open();
  await live.reload();
  write('a.json', screen({ name: 'a', routes: { list: '/second' } }));
  await live.reload();
  expect(live.find('a')?.routes.list).toBe('/first');
  expect(codes()).toEqual(['duplicate-route']);
  write('b.json', screen({ name: 'b', routes: { list: '/third' } }));
  await live.reload();
  expect([live.find('a')?.routes.list, live.find('b')?.routes.list]).toEqual(['/second', '/third']);
  expect(codes()).toEqual([]);
});

test('a reference to a screen that is broken only warns; to one that never was it is an error', async () => {
  const owner: FieldFile = { type: 'integer', format: 'ref:owner.name', label: { zh_cn: '主人', en: 'Owner' } };
  write('owner.json', '{');
  write('shop.json', screen({ name: 'shop', schema: { type: 'object', properties: { name, owner_id: owner } } }));
  const { live, names, codes } = open();
  await live.reload();
  expect(names()).toEqual(['shop']);
  expect(codes()).toEqual(['truncated', 'ref-screen-broken']);
  rmSync(join(folder, 'owner.json'));
  write('stall.json', screen({ name: 'stall', schema: { type: 'object', properties: { name, owner_id: owner } } }));
  await live.reload();
  expect(names()).toEqual(['shop']);
  expect(codes()).toEqual(['ref-unknown-screen', 'ref-unknown-screen']);
});

test('what the accept step refuses does not go live and is asked again at the next reload', async () => {
  let fits = false;
  write('shop.json', screen({ name: 'shop' }));
  const text = { zh_cn: '3 行会丢失', en: '3 rows would be lost' };
  const refusal = { table: 'shop', column: 'name', what: 'retype', rows: 3, sampleIds: [], text } as const;
  const { live, names } = open({ accept: () => async (_, source) => (fits ? [] : tableDiagnostics(source, [{ ...refusal, sampleIds: [] }])) });
  await live.reload();
  expect(names()).toEqual([]);
  expect(live.diagnostics()).toMatchObject([
    { code: 'table-refused', pointer: '/schema/properties/name', line: 9, message: { en: expect.stringContaining('3 rows') } },
  ]);
  fits = true;
  await live.reload();
  expect(names()).toEqual(['shop']);
  expect(live.diagnostics()).toEqual([]);
});

test('an accept step that throws is logged and told without its words', async () => {
  write('shop.json', screen({ name: 'shop' }));
  write('stall.json', screen({ name: 'stall' }));
  const errors: unknown[] = [];
  const { live, names } = open({
    accept:
      () =>
      async ({ name: screenName }) => {
        if (screenName === 'shop') throw new Error('SELECT secret FROM nowhere');
        return [];
      },
    onError: (error) => errors.push(error),
  });
  await live.reload();
  expect(names()).toEqual(['stall']);
  expect(errors).toHaveLength(1);
  expect(JSON.stringify(live.diagnostics())).not.toContain('SELECT');
});

test('a half-written file is read again before it is reported', async () => {
  const { live, names } = open();
  await live.reload();
  const text = JSON.stringify(screen({ name: 'shop' }));
  write('shop.json', text.slice(0, 40));
  const reload = live.reload(true);
  setTimeout(() => write('shop.json', text), 30);
  await reload;
  expect(names()).toEqual(['shop']);
  expect(live.diagnostics()).toEqual([]);
});

test('a broken sections.json keeps every screen and its place in the menu', async () => {
  const label = { zh_cn: '销售', en: 'Sales' };
  write('sections.json', { sections: [{ name: 'sales', label, icon: 'shop', order: 1 }] });
  write('shop.json', screen({ name: 'shop', menu: { section: 'sales' } }));
  const { live, names, codes } = open();
  await live.reload();
  write('sections.json', '{ "sections": [ }');
  await live.reload();
  expect(codes()).toEqual(['not-json']);
  expect(live.sections()).toMatchObject([{ name: 'sales', label, icon: 'shop', order: 1 }]);

  const restarted = open();
  await restarted.live.reload();
  expect(names()).toEqual(['shop']);
  expect(restarted.names()).toEqual(['shop']);
  expect(restarted.live.sections().map((section) => section.name)).toEqual(['sales']);
});

test('screens come in the order of the menu', async () => {
  const section = (sectionName: string, order: number) => ({ name: sectionName, label: { zh_cn: '组', en: 'Group' }, icon: 'shop', order });
  write('sections.json', { sections: [section('late', 2), section('early', 1)] });
  write('a.json', screen({ name: 'a', menu: { section: 'late' } }));
  write('b.json', screen({ name: 'b', menu: { section: 'early', order: 2 } }));
  write('c.json', screen({ name: 'c', menu: { section: 'early', order: 1 } }));
  write('d.json', screen({ name: 'd', menu: false }));
  const { live, names } = open();
  await live.reload();
  expect(names()).toEqual(['c', 'b', 'a', 'd']);
});

test('a file that is moved keeps its screen, and other files and folders are left alone', async () => {
  mkdirSync(join(folder, 'migrations'));
  mkdirSync(join(folder, 'drafts'));
  write('migrations/0001.json', '{ not a screen');
  write('screen.schema.json', '{ not a screen');
  write('README.md', 'not a screen');
  write('shop.json', screen({ name: 'shop' }));
  const { live, names, codes } = open();
  await live.reload();
  renameSync(join(folder, 'shop.json'), join(folder, 'store.json'));
  await live.reload();
  expect(names()).toEqual(['shop']);
  expect(codes()).toEqual(['folder-not-read']);
});

test('a missing folder is reported and does no harm', async () => {
  write('shop.json', screen({ name: 'shop' }));
  const live = new LiveScreens({ folders: [join(folder, 'nowhere'), folder] });
  await live.reload();
  expect(live.all().map((one) => one.name)).toEqual(['shop']);
  expect(live.diagnostics()).toMatchObject([{ code: 'unreadable', message: { en: expect.stringContaining('ENOENT') } }]);
});
