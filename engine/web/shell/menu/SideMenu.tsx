import { BookOutlined, FileTextOutlined } from '@ant-design/icons';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { internalDocs } from '../../navigation/internal-docs.ts';
import { menuTrail } from '../../navigation/menu-trail.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { diagnostics } from '../../state/diagnostics.ts';
import { useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { findTab } from '../../state/tabs.ts';
import { currentSite, docsHome } from '../../transport/login-address.ts';
import { DocsLink } from './DocsLink.tsx';
import { MenuList } from './MenuList.tsx';
import { type MenuEntry, menuEntries } from './menu-entries.ts';
import { moveInMenu } from './menu-keys.ts';
import { useBadges } from './use-badges.ts';
import { useFlyout, useOpenSections } from './use-open-sections.ts';
import { withBadges } from './with-badges.ts';
import { diagnosticKey, withDiagnostics } from './with-diagnostics.ts';

/** The menu of the pages the caller may open, and the two documentation sites below it. Folded, a section shows its pages beside it. */
export const SideMenu = memo(function SideMenu({ path, isCollapsed }: { path: string; isCollapsed: boolean }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const { goTo } = useContext(TabActionsContext);
  const { permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  const { items: broken } = useSnapshot(diagnostics);
  const badges = useBadges(permission !== null);
  const entries = useMemo(() => menuEntries(withBadges(withDiagnostics(permission?.menu ?? [], broken), badges), text), [permission, broken, badges, text]);
  const trail = useMemo(() => (permission ? menuTrail(path, permission).steps.map(({ node }) => node.path ?? node.key) : []), [permission, path]);
  const sections = useOpenSections(entries, trail);
  const flyout = useFlyout(isCollapsed);
  const openKeys = isCollapsed ? sectionKeysOf(entries.find(({ key }) => key === flyout.shown?.key)) : sections.keys;
  const shown = keysShown(entries, openKeys);

  const onClick = (event: MouseEvent) => {
    const line = lineOf(event);
    const key = line?.dataset.key;
    if (!line || key === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (line.ariaHasPopup === 'menu') {
      // Whoever presses what has opened under the pointer wants it open.
      if (!isCollapsed) sections.toggle(key);
      else if (flyout.shown?.key === key && event.detail === 0) flyout.hide();
      else flyout.show(line);
      return;
    }
    flyout.hide();
    if (key.startsWith(diagnosticKey)) diagnostics.isOpen = true;
    else if (line instanceof HTMLAnchorElement && line.target === '') {
      event.preventDefault();
      const address = permission?.menu.flatMap(({ children = [] }) => children).find((node) => node.key === key)?.address;
      const { pathname, search } = new URL(address ?? key, location.origin);
      goTo(address === undefined ? (findTab(key) ?? { key, search: '' }) : { key: pathname, search });
    }
  };
  const onPointerOver = (event: PointerEvent) => {
    const line = lineOf(event);
    if (!isCollapsed || event.pointerType === 'touch' || line?.closest('[role=menu]')?.getAttribute('data-level') !== '0') return;
    if (line.ariaHasPopup !== 'menu') flyout.hide();
    else if (flyout.shown?.key !== line.dataset.key) flyout.show(line);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && flyout.shown) flyout.hide();
    else moveInMenu(event);
  };
  const { top, bottom } = flyout.shown ?? {};
  const place = { '--p-flyout-top': top === undefined ? 'auto' : `${top}px`, '--p-flyout-bottom': bottom === undefined ? 'auto' : `${bottom}px` };
  return (
    <nav className="p-menu" aria-label={t('menu.title')} style={flyout.shown ? (place as CSSProperties) : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears for the lines in it, which have the role and the focus */}
      <div
        className="p-menu-lines"
        onClick={onClick}
        onKeyDown={onKeyDown}
        onPointerOver={onPointerOver}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && flyout.hide()}
      >
        <MenuList
          entries={entries}
          id="p-menu"
          openKeys={openKeys}
          selected={trail.at(-1)}
          stop={trail.findLast((key) => shown.has(key)) ?? entries[0]?.key}
          level={0}
        />
      </div>
      <div className="p-menu-docs">
        <DocsLink address={docsHome} page="/docs/open" path={path} icon={<BookOutlined aria-hidden />} label={t('menu.docs')} />
        {currentSite() === 'admin' && (
          <DocsLink address={`${docsHome}/internal`} page={internalDocs} path={path} icon={<FileTextOutlined aria-hidden />} label={t('menu.internalDocs')} />
        )}
      </div>
    </nav>
  );
});

function lineOf({ target }: { target: EventTarget }): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role=menuitem]') : null;
}

/** A section and the groups in it. */
function sectionKeysOf(entry: MenuEntry | undefined): string[] {
  if (!entry?.children) return [];
  return [entry.key, ...entry.children.flatMap((child) => sectionKeysOf(child))];
}

function keysShown(entries: readonly MenuEntry[], openKeys: readonly string[]): Set<string> {
  return new Set(entries.flatMap(({ key, children = [] }) => [key, ...(openKeys.includes(key) ? keysShown(children, openKeys) : [])]));
}
