import { BookOutlined, FileTextOutlined } from '@ant-design/icons';
import { Menu, type MenuProps } from 'antd';
import { memo, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { menuTrail } from '../../navigation/menu-trail.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { faults } from '../../state/faults.ts';
import { useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { findTab } from '../../state/tabs.ts';
import { DocsLink } from './DocsLink.tsx';
import { menuItems } from './menu-items.tsx';
import { faultKey, withFaults } from './with-faults.ts';

/** The menu of the pages the caller may open, and the two documentation sites below it. */
export const SideMenu = memo(function SideMenu({ path, isCollapsed }: { path: string; isCollapsed: boolean }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const { goTo } = useContext(TabActionsContext);
  const { permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  const { items: broken } = useSnapshot(faults);
  const steps = useMemo(() => (permission ? menuTrail(path, permission).steps : []), [permission, path]);
  const trailKeys = steps.map(({ node }) => node.key);
  const [openKeys, setOpenKeys] = useState<string[]>(trailKeys);
  const trail = trailKeys.join(' ');
  useEffect(() => setOpenKeys(trail.split(' ')), [trail]);
  const items = useMemo(() => menuItems(withFaults(permission?.menu ?? [], broken), text), [permission, broken, text]);
  const roots = permission?.menu.map((node) => node.key) ?? [];
  const onOpenChange = (keys: string[]) => {
    // One section open at a time keeps a long menu readable.
    const opened = keys.find((key) => roots.includes(key) && !openKeys.includes(key));
    setOpenKeys(opened ? keys.filter((key) => key === opened || !roots.includes(key)) : keys);
  };
  const onClick: MenuProps['onClick'] = ({ key, domEvent }) => {
    const opensElsewhere = 'metaKey' in domEvent && (domEvent.metaKey || domEvent.ctrlKey || domEvent.shiftKey);
    if (opensElsewhere) return;
    domEvent.preventDefault();
    if (key.startsWith(faultKey)) {
      faults.isOpen = true;
      return;
    }
    goTo(findTab(key) ?? { key, search: '' });
  };
  return (
    <nav className="p-menu" aria-label={t('menu.title')}>
      <Menu
        mode="inline"
        inlineCollapsed={isCollapsed}
        inlineIndent={16}
        items={items}
        selectedKeys={trailKeys.slice(-1)}
        {...(!isCollapsed && { openKeys, onOpenChange })}
        onClick={onClick}
      />
      <div className="p-menu-docs">
        <DocsLink address="/docs" page="/docs/open" path={path} icon={<BookOutlined aria-hidden />} label={t('menu.docs')} />
        <DocsLink address="/docs/internal" page="/docs/internal" path={path} icon={<FileTextOutlined aria-hidden />} label={t('menu.internalDocs')} />
      </div>
    </nav>
  );
});
