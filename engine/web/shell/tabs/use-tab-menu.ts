import type { MenuProps } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { homePath, resetTab, type Tab, tabs, togglePin } from '../../state/tabs.ts';

type ShownTab = Pick<Tab, 'key' | 'search' | 'isPinned'>;

/** The context menu of a tab. Closing several leaves pinned ones and asks for each that is dirty. */
export function useTabMenu(tab: ShownTab): MenuProps {
  const { t } = useTranslation('shell');
  const { closeTabs, goTo } = useContext(TabActionsContext);
  const isHome = tab.key === homePath;
  const closable = () => tabs.items.filter((item) => item.key !== homePath && !item.isPinned).map((item) => item.key);
  const rightOf = () => {
    const at = tabs.items.findIndex((item) => item.key === tab.key);
    const right = new Set(tabs.items.slice(at + 1).map((item) => item.key));
    return closable().filter((key) => right.has(key));
  };
  const others = () => closable().filter((key) => key !== tab.key);
  const run: Record<string, () => void> = {
    refresh: () => resetTab(tab.key),
    pin: () => togglePin(tab.key),
    close: () => void closeTabs([tab.key]),
    closeOthers: () => {
      goTo(tab, true);
      void closeTabs(others());
    },
    closeRight: () => void closeTabs(rightOf()),
    closeAll: () => void closeTabs(closable()),
  };
  return {
    onClick: ({ key, domEvent }) => {
      // React hands events of the menu on to the tab it belongs to.
      domEvent.stopPropagation();
      // The menu goes, and what is picked may ask a question that gives the keyboard back. The key that picked it must not press the tab, too.
      domEvent.preventDefault();
      focusTab(tab.key);
      run[key]?.();
    },
    items: [
      { key: 'refresh', label: t('tabs.refresh') },
      ...(isHome ? [] : [{ key: 'pin', label: t(tab.isPinned ? 'tabs.unpin' : 'tabs.pin') }]),
      { type: 'divider' },
      ...(isHome ? [] : [{ key: 'close', label: t('tabs.close') }]),
      { key: 'closeOthers', label: t('tabs.closeOthers') },
      { key: 'closeRight', label: t('tabs.closeRight') },
      { key: 'closeAll', label: t('tabs.closeAll') },
    ],
  };
}

/** Gives the keyboard to the handle of a tab. */
export function focusTab(key: string): void {
  document.querySelector<HTMLElement>(`.p-tab[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
