import { useContext, useMemo, useSyncExternalStore } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { currentLanguage } from '../state/language.ts';
import { findTab, resetTab, setTabDirty, setTabTitle, tabs } from '../state/tabs.ts';
import { TabContext } from './tab-context.ts';
import { TabActionsContext } from './use-tab-actions.ts';

export interface TabHandle {
  /** What stands on the tab and in the window's title, in the active language. Another language shows the route's title until the page sets its own again. */
  setTitle(title: string): void;
  /** Labels of the fields that would be lost; an empty list when nothing would. Closing then asks and names them. */
  setDirty(changedFields: string[]): void;
  /** Closes the tab; asks when it is dirty. Resolves to false when the person stays. */
  close(): Promise<boolean>;
  /** The page goes on at another path in the same place of the strip; its component is mounted anew there. */
  moveTo(path: string): void;
  /** Throws the page's state away and loads it anew. */
  refresh(): void;
  /** The tab is the one on top. */
  isActive: boolean;
}

/** The tab a page stands in. Every function may be used in an effect: they never change. */
export function useTab(): TabHandle {
  const key = useContext(TabContext);
  const isActive = useSnapshot(tabs).activeKey === key;
  const { closeTabs, moveTab } = useContext(TabActionsContext);
  const actions = useMemo(
    () => ({
      setTitle: (title: string) => key !== null && setTabTitle(key, title, currentLanguage()),
      setDirty: (changedFields: string[]) => key !== null && setTabDirty(key, changedFields),
      close: () => (key === null ? Promise.resolve(false) : closeTabs([key])),
      moveTo: (path: string) => key !== null && moveTab(key, path),
      refresh: () => key !== null && resetTab(key),
    }),
    [key, closeTabs, moveTab],
  );
  return useMemo(() => ({ ...actions, isActive }), [actions, isActive]);
}

/** Grows with each visit that asks for the page of this tab (a link, the menu, the palette), also while it is on top; going back to the tab does not count. */
export function useVisits(): number {
  const key = useContext(TabContext);
  return useSyncExternalStore(subscribeToTabs, () => (key === null ? 0 : (findTab(key)?.visits ?? 0)));
}

const subscribeToTabs = (onChange: () => void) => subscribe(tabs, onChange, true);
