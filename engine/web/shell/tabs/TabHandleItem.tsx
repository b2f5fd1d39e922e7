import { CloseOutlined, HomeOutlined, PushpinOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { type CSSProperties, type DOMAttributes, type KeyboardEvent, type MouseEvent, memo, type Ref, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { useTabTitle } from '../../navigation/use-tab-title.ts';
import type { Tab } from '../../state/tabs.ts';
import { homePath } from '../../state/tabs.ts';
import { focusTab, useTabMenu } from './use-tab-menu.ts';

export type ShownTab = Pick<Tab, 'key' | 'search' | 'isPinned'> & { dirty: readonly string[] };

/** A row of tabs. */
export interface TabsProps {
  items: readonly ShownTab[];
  activeKey: string;
}

interface TabHandleItemProps {
  tab: ShownTab;
  isActive: boolean;
  /** What makes it movable, once that has been loaded. */
  drag?: { ref: Ref<HTMLDivElement>; style: CSSProperties; isDragging: boolean; listeners: DOMAttributes<HTMLDivElement> };
}

export const TabHandleItem = memo(function TabHandleItem({ tab, isActive, drag }: TabHandleItemProps) {
  const { t } = useTranslation('shell');
  const { closeTabs, goTo } = useContext(TabActionsContext);
  const title = useTabTitle(tab.key);
  const menu = useTabMenu(tab);
  const isHome = tab.key === homePath;
  const close = () => void closeTabs([tab.key]);
  // Escape closes the menu and leaves the keyboard nowhere.
  const giveBack = (isOpen: boolean) => {
    if (!isOpen && document.activeElement?.closest('[role=menu]')) focusTab(tab.key);
  };
  const onAuxClick = (event: MouseEvent) => {
    if (event.button !== 1 || isHome) return;
    event.preventDefault();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // React hands keys of the menu on to the tab it belongs to.
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      goTo(tab, true);
    } else if (event.key === 'Delete' && !isHome) close();
  };
  return (
    // A menu that stays, be it to fade, begins where it was left when it is opened again by keys.
    <Dropdown menu={menu} trigger={['contextMenu']} autoFocus destroyOnHidden transitionName="" onOpenChange={giveBack}>
      <div
        ref={drag?.ref}
        {...drag?.listeners}
        role="tab"
        tabIndex={isActive ? 0 : -1}
        aria-selected={isActive}
        aria-keyshortcuts={isHome ? undefined : 'Delete Control+Shift+ArrowLeft Control+Shift+ArrowRight'}
        data-key={tab.key}
        className={`p-tab${isActive ? ' p-tab-active' : ''}${drag?.isDragging ? ' p-tab-dragging' : ''}`}
        style={drag?.style}
        title={title}
        onClick={() => goTo(tab, true)}
        onAuxClick={onAuxClick}
        onKeyDown={onKeyDown}
      >
        {isHome && <HomeOutlined aria-hidden />}
        {tab.isPinned && <PushpinOutlined aria-hidden />}
        <span className="p-tab-title">{title}</span>
        {tab.dirty.length > 0 && <span className="p-tab-dot" role="img" aria-label={t('tabs.unsaved')} />}
        {!isHome && !tab.isPinned && (
          // For the mouse only: a tab may not hold a second control, and keys have Delete.
          <span
            aria-hidden
            className="p-tab-close"
            title={t('tabs.close')}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              close();
            }}
          >
            <CloseOutlined />
          </span>
        )}
      </div>
    </Dropdown>
  );
});
