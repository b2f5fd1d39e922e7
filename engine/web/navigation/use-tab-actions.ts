import { App } from 'antd';
import i18next from 'i18next';
import { createContext, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { findTab, homePath, moveTabTo, removeTabs, showTab, type Tab, tabs } from '../state/tabs.ts';
import { discardQuestion } from './discard-question.ts';
import { tabRulesOf } from './match-page.ts';

export interface TabActions {
  /** Closes tabs one after the other, asking for each that is dirty or guarded. False as soon as the person wants to stay. */
  closeTabs(keys: string[]): Promise<boolean>;
  /** Goes to a tab as it was left, its query included. @param isBack somebody chose the tab itself, and not its page */
  goTo(tab: Pick<Tab, 'key' | 'search'>, isBack?: boolean): void;
  /** What stands in the tab goes on at another path. */
  moveTab(key: string, path: string): void;
}

const noTabs: TabActions = { closeTabs: () => Promise.resolve(false), goTo: () => undefined, moveTab: () => undefined };

/** Given by the shell. */
export const TabActionsContext = createContext<TabActions>(noTabs);

/** In the state of an entry of the browser's history: somebody went back to a tab as it was left, and did not ask for its page anew. */
const tabMark = 'tab';

/** @param state of the router's location */
export function isAtTab(state: unknown): boolean {
  return typeof state === 'object' && state !== null && tabMark in state;
}

/** For the shell itself; everybody else reads TabActionsContext. The functions stay the same for the life of the shell. */
export function useTabActions(): TabActions {
  const { modal } = App.useApp();
  const navigate = useNavigate();
  // The router's function changes with the address; effects of pages must not run again for that.
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  const goTo = useCallback((tab: Pick<Tab, 'key' | 'search'>, isBack = false) => {
    // At once: the router shows the address later, and what is closed meanwhile must know what is on top.
    if (isBack) showTab(tab.key, tab.search);
    void latest.current({ pathname: tab.key, search: tab.search }, isBack ? { state: { [tabMark]: true } } : {});
  }, []);
  const moveTab = useCallback((key: string, path: string) => {
    const isOnTop = tabs.activeKey === key;
    moveTabTo(key, path);
    // The old address is no place to come back to.
    if (isOnTop) void latest.current(path, { replace: true });
  }, []);
  const confirmClose = useCallback(
    async (tab: Tab) => {
      const question =
        tab.dirty.length > 0
          ? discardQuestion(tab.dirty)
          : {
              content: i18next.t('shell:tabs.guarded'),
              okText: i18next.t('shell:tabs.leave'),
              cancelText: i18next.t('shell:tabs.stay'),
            };
      return await modal.confirm({ title: i18next.t('shell:tabs.closeQuestion'), ...question });
    },
    [modal],
  );
  const closeTabs = useCallback(
    async (keys: string[]) => {
      for (const key of keys) {
        const tab = findTab(key);
        if (!tab || key === homePath) continue;
        const mustAsk = tab.dirty.length > 0 || tabRulesOf(key).confirmClose === true;
        if (mustAsk) {
          if (tabs.activeKey !== key) goTo(tab, true);
          if (!(await confirmClose(tab))) return false;
        }
        const next = removeTabs([key]);
        if (next) goTo(next, true);
      }
      return true;
    },
    [confirmClose, goTo],
  );
  return useMemo(() => ({ closeTabs, goTo, moveTab }), [closeTabs, goTo, moveTab]);
}
