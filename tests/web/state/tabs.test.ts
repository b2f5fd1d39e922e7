import { beforeEach, expect, test } from 'vitest';
import {
  findTab,
  homePath,
  liveKeys,
  moveTab,
  pruneTabs,
  removeTabs,
  resetTab,
  setTabDirty,
  showTab,
  stepTab,
  tabs,
  togglePin,
} from '../../../engine/web/state/tabs.ts';

const keys = () => tabs.items.map((tab) => tab.key);

beforeEach(() => {
  removeTabs(keys());
  showTab(homePath, '');
  for (const key of ['/a', '/b', '/c']) showTab(key, '');
});

test('an address opens a tab once and keeps its latest query', () => {
  showTab('/b', '?page=2');
  expect(keys()).toEqual([homePath, '/a', '/b', '/c']);
  expect(findTab('/b')?.search).toBe('?page=2');
});

test('two records are two tabs', () => {
  showTab('/edit/1', '');
  showTab('/edit/2', '');
  expect(keys().slice(-2)).toEqual(['/edit/1', '/edit/2']);
});

test('closing the tab on top leads to its right neighbour, at the end to the left one', () => {
  showTab('/b', '');
  expect(removeTabs(['/b'])?.key).toBe('/c');
  showTab('/c', '');
  expect(removeTabs(['/c'])?.key).toBe('/a');
});

test('closing another tab leads nowhere', () => {
  showTab('/a', '');
  expect(removeTabs(['/c'])).toBeNull();
});

test('home never closes', () => {
  expect(removeTabs(keys())?.key).toBe(homePath);
  expect(keys()).toEqual([homePath]);
});

test('pinned tabs stand behind home and mix with no others', () => {
  togglePin('/c');
  expect(keys()).toEqual([homePath, '/c', '/a', '/b']);
  moveTab('/b', '/c');
  expect(keys()).toEqual([homePath, '/c', '/a', '/b']);
  moveTab('/b', '/a');
  expect(keys()).toEqual([homePath, '/c', '/b', '/a']);
  togglePin('/c');
  expect(findTab('/c')?.isPinned).toBe(false);
});

test('beyond the cap only unsaved work stays alive', () => {
  const at = (key: string, usedAt: number, dirty: string[] = []) => ({
    key,
    usedAt,
    dirty,
    search: '',
    isPinned: false,
    title: null,
    generation: 0,
    visits: 0,
  });
  const items = [at('/old', 1, ['Name']), at('/older', 2), at('/new', 4), at('/newer', 5), at('/never', 0)];
  expect(liveKeys(items, 2)).toEqual(new Set(['/newer', '/new', '/old']));
});

test('a reset tab has nothing unsaved', () => {
  setTabDirty('/a', ['Name']);
  resetTab('/a');
  expect(findTab('/a')).toMatchObject({ dirty: [], generation: 1 });
});

test('restored tabs that lead nowhere are forgotten', () => {
  pruneTabs((path) => path !== '/b');
  expect(keys()).toEqual([homePath, '/a', '/c']);
});

test('a tab steps past its neighbour, but neither past home, nor a pinned one, nor the end', () => {
  expect(stepTab('/b', 1)).toBe(3);
  expect(keys()).toEqual([homePath, '/a', '/c', '/b']);
  expect(stepTab('/b', 1)).toBe(3);
  expect(stepTab('/a', -1)).toBe(1);
  togglePin('/a');
  expect(stepTab('/c', -1)).toBe(2);
  expect(stepTab(homePath, 1)).toBe(0);
  expect(keys()).toEqual([homePath, '/a', '/c', '/b']);
  togglePin('/a');
});
