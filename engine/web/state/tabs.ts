import { proxy, subscribe } from 'valtio/vanilla';
import { isLanguage, type Language } from '../../core/text/text.ts';
import { readStored, writeStored } from './stored.ts';

export const homePath = '/home';

/** One page of the tab strip. */
export interface Tab {
  /** Path with the record's id and without the query: two records are two tabs, two filters of one list are one. */
  key: string;
  /** The query belongs to the tab and comes back with it. */
  search: string;
  isPinned: boolean;
  /** Set by the page itself in the language it was written in; the route's title otherwise. */
  title: { text: string; language: Language } | null;
  /** Labels of the changed fields; a tab with any asks before it closes. */
  dirty: string[];
  /** Counts up to throw the page's state away. */
  generation: number;
  /** Counts the visits that asked for the page, and did not go back to the tab as it was left. */
  visits: number;
  /** When it was last on top; the longest unused loses its state beyond the cap of live tabs. */
  usedAt: number;
}

interface TabsState {
  items: Tab[];
  activeKey: string;
}

const storageKey = 'portico-tabs';

/** Open tabs, home first. */
export const tabs = proxy<TabsState>({ items: [newTab(homePath)], activeKey: homePath });

/** Opens the tabs of the last visit again, and keeps them from now on. */
export function rememberTabs(): void {
  tabs.items = restoredTabs();
  subscribe(tabs, () =>
    writeStored(
      storageKey,
      tabs.items.map(({ key, search, isPinned, title }) => ({ key, search, isPinned, title })),
    ),
  );
}

function newTab(key: string, search = ''): Tab {
  return { key, search, isPinned: false, title: null, dirty: [], generation: 0, visits: 0, usedAt: 0 };
}

function restoredTabs(): Tab[] {
  const stored = readStored(storageKey);
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const items = entries.flatMap((entry): Tab[] => {
    if (typeof entry !== 'object' || entry === null || !('key' in entry) || typeof entry.key !== 'string' || entry.key === homePath) return [];
    const search = 'search' in entry && typeof entry.search === 'string' ? entry.search : '';
    const title = 'title' in entry && isTitle(entry.title) ? entry.title : null;
    return [{ ...newTab(entry.key, search), title, isPinned: 'isPinned' in entry && entry.isPinned === true }];
  });
  return [newTab(homePath), ...items];
}

function isTitle(value: unknown): value is NonNullable<Tab['title']> {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'language' in value && isLanguage(value.language);
}

/** @param pathname below the application's own */
export function tabKeyOf(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

export function findTab(key: string): Tab | undefined {
  return tabs.items.find((tab) => tab.key === key);
}

/** Puts the tab of an address on top, opening it when needed. @param isRequested somebody asked for the page; otherwise the tab comes back as it was left */
export function showTab(key: string, search: string, isRequested = false): void {
  let tab = findTab(key);
  if (!tab) {
    tabs.items.push(newTab(key));
    tab = findTab(key);
  }
  if (!tab) return;
  tab.search = search;
  tab.usedAt = Date.now();
  if (isRequested) tab.visits += 1;
  tabs.activeKey = key;
}

/**
 * Takes tabs out of the strip and tells where to go when the one on top was among them: its right neighbour, else its left.
 * Home stays. Asking about unsaved work is the caller's duty.
 */
export function removeTabs(keys: string[]): Tab | null {
  const gone = new Set(keys.filter((key) => key !== homePath));
  const at = tabs.items.findIndex((tab) => tab.key === tabs.activeKey);
  const wasActive = gone.has(tabs.activeKey);
  const next = wasActive ? (tabs.items.slice(at).find((tab) => !gone.has(tab.key)) ?? tabs.items.slice(0, at).findLast((tab) => !gone.has(tab.key))) : null;
  tabs.items = tabs.items.filter((tab) => !gone.has(tab.key));
  return next ?? null;
}

/** What stands in a tab goes on at another address: the tab keeps its place, its page is a new one. */
export function moveTabTo(key: string, newKey: string): void {
  const tab = findTab(key);
  if (!tab || key === newKey) return;
  tabs.items = tabs.items.filter((one) => one.key !== newKey);
  Object.assign(tab, { key: newKey, search: '', title: null, dirty: [] });
  if (tabs.activeKey === key) tabs.activeKey = newKey;
}

/** Pinned tabs stand after home and before all others. */
export function togglePin(key: string): void {
  const tab = findTab(key);
  if (!tab || key === homePath) return;
  tab.isPinned = !tab.isPinned;
  tabs.items.sort((a, b) => rank(a) - rank(b));
}

/** Moves a tab to another's place within its own rank. */
export function moveTab(key: string, overKey: string): void {
  const from = tabs.items.findIndex((tab) => tab.key === key);
  const to = tabs.items.findIndex((tab) => tab.key === overKey);
  const [moved, over] = [tabs.items[from], tabs.items[to]];
  if (!moved || !over || rank(moved) !== rank(over)) return;
  tabs.items.splice(from, 1);
  tabs.items.splice(to, 0, moved);
}

/** Moves a tab past its neighbour of the same rank. @param step 1 to the right, -1 to the left @returns where it stands, counted from 0 */
export function stepTab(key: string, step: 1 | -1): number {
  const at = tabs.items.findIndex((tab) => tab.key === key);
  const neighbour = tabs.items[at + step];
  if (neighbour) moveTab(key, neighbour.key);
  return tabs.items.findIndex((tab) => tab.key === key);
}

function rank(tab: Tab): number {
  return tab.key === homePath ? 0 : tab.isPinned ? 1 : 2;
}

/** Sets the title of a tab, which holds in this language only. */
export function setTabTitle(key: string, text: string, language: Language): void {
  const tab = findTab(key);
  if (tab && (tab.title?.text !== text || tab.title.language !== language)) tab.title = { text, language };
}

/** Marks a tab as unsaved. @param changedFields names of what has changed; none takes the mark away */
export function setTabDirty(key: string, changedFields: string[]): void {
  const tab = findTab(key);
  if (tab && tab.dirty.join('\n') !== changedFields.join('\n')) tab.dirty = changedFields;
}

/** Throws the page's state away; the page then loads anew. */
export function resetTab(key: string): void {
  const tab = findTab(key);
  if (!tab) return;
  tab.generation += 1;
  tab.dirty = [];
}

/** Keys of the tabs whose pages stay alive: the most recently used up to `cap`, and whatever holds unsaved work. */
export function liveKeys(items: readonly Tab[], cap: number): Set<string> {
  const byUse = [...items].filter((tab) => tab.usedAt > 0).sort((a, b) => b.usedAt - a.usedAt);
  return new Set(byUse.filter((tab, index) => index < cap || tab.dirty.length > 0).map((tab) => tab.key));
}

/** Forgets restored tabs that lead nowhere any more. */
export function pruneTabs(isOpenable: (path: string) => boolean): void {
  tabs.items = tabs.items.filter((tab) => tab.key === homePath || isOpenable(tab.key));
}
