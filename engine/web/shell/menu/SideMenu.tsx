import { BookOutlined, FileTextOutlined } from '@ant-design/icons';
import { Menu, type MenuProps } from 'antd';
import { memo, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { internalDocs } from '../../navigation/internal-docs.ts';
import { menuTrail } from '../../navigation/menu-trail.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { useStable } from '../../page/use-stable.ts';
import { diagnostics } from '../../state/diagnostics.ts';
import { useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { findTab } from '../../state/tabs.ts';
import { currentSite, docsHome } from '../../transport/login-address.ts';
import { DocsLink } from './DocsLink.tsx';
import { menuItems } from './menu-items.tsx';
import { useBadges } from './use-badges.ts';
import { withBadges } from './with-badges.ts';
import { diagnosticKey, withDiagnostics } from './with-diagnostics.ts';

/** Pixels each level stands in from the one above, so that the words of a section's pages begin where its own do. */
const menuIndent = 24;

/** The menu of the pages the caller may open, and the two documentation sites below it. */
export const SideMenu = memo(function SideMenu({ path, isCollapsed }: { path: string; isCollapsed: boolean }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const { goTo } = useContext(TabActionsContext);
  const { permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  const { items: broken } = useSnapshot(diagnostics);
  const steps = useMemo(() => (permission ? menuTrail(path, permission).steps : []), [permission, path]);
  const trailKeys = steps.map(({ node }) => node.key);
  const [openKeys, setOpenKeys] = useState<string[]>(trailKeys);
  const trail = trailKeys.join(' ');
  useEffect(() => setOpenKeys((open) => (open.join(' ') === trail ? open : trail.split(' '))), [trail]);
  const badges = useBadges(permission !== null);
  const items = useMemo(() => menuItems(withBadges(withDiagnostics(permission?.menu ?? [], broken), badges), text), [permission, broken, badges, text]);
  const roots = permission?.menu.map((node) => node.key) ?? [];
  const onOpenChange = useStable((keys: string[]) => {
    // One section open at a time keeps a long menu readable.
    const opened = keys.find((key) => roots.includes(key) && !openKeys.includes(key));
    setOpenKeys(opened ? keys.filter((key) => key === opened || !roots.includes(key)) : keys);
  });
  const onClick = useStable<Parameters<NonNullable<MenuProps['onClick']>>, void>(({ key, domEvent }) => {
    const opensElsewhere = 'metaKey' in domEvent && (domEvent.metaKey || domEvent.ctrlKey || domEvent.shiftKey);
    if (opensElsewhere) return;
    domEvent.preventDefault();
    if (key.startsWith(diagnosticKey)) {
      diagnostics.isOpen = true;
      return;
    }
    const address = permission?.menu.flatMap(({ children = [] }) => children).find((node) => node.key === key)?.address;
    if (address === undefined) goTo(findTab(key) ?? { key, search: '' });
    else if (address.startsWith('/')) {
      const { pathname, search } = new URL(address, location.origin);
      goTo({ key: pathname, search });
    } else open(address, '_blank', 'noopener,noreferrer');
  });
  const selected = trailKeys.at(-1);
  // The pages of a screen stand at one entry: going from its list to a form leaves the menu as it is.
  const menu = useMemo(
    () => (
      <Menu
        mode="inline"
        inlineCollapsed={isCollapsed}
        inlineIndent={menuIndent}
        items={items}
        selectedKeys={selected === undefined ? [] : [selected]}
        {...(!isCollapsed && { openKeys, onOpenChange })}
        onClick={onClick}
      />
    ),
    [items, selected, openKeys, isCollapsed, onOpenChange, onClick],
  );
  return (
    <nav className="p-menu" aria-label={t('menu.title')}>
      {menu}
      <div className="p-menu-docs">
        <DocsLink address={docsHome} page="/docs/open" path={path} icon={<BookOutlined aria-hidden />} label={t('menu.docs')} />
        {currentSite() === 'admin' && (
          <DocsLink address={`${docsHome}/internal`} page={internalDocs} path={path} icon={<FileTextOutlined aria-hidden />} label={t('menu.internalDocs')} />
        )}
      </div>
    </nav>
  );
});
