import { Drawer } from 'antd';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isAtTab, TabActionsContext, useTabActions } from '../navigation/use-tab-actions.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import { useMedia } from '../page/use-media.ts';
import { useStable } from '../page/use-stable.ts';
import { preferences } from '../state/preferences.ts';
import { session } from '../state/session.ts';
import { showTab, tabKeyOf } from '../state/tabs.ts';
import { currentSite } from '../transport/login-address.ts';
import { lazyPart } from '../widgets/base/lazy-part.ts';
import { CallErrorDialog } from './feedback/CallErrorDialog.tsx';
import { Toasts } from './feedback/Toasts.tsx';
import { Header } from './header/Header.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { usePalette } from './palette/use-palette.tsx';
import { SimulationBanner } from './SimulationBanner.tsx';
import { TabPages } from './tabs/TabPages.tsx';
import { TabStrip } from './tabs/TabStrip.tsx';
import { useLeaveGuard } from './tabs/use-leave-guard.ts';

const Watermark = lazyPart(() => import('./Watermark.tsx'));

/** Header, menu, tabs and the open pages. The address decides which tab is on top. The console keeps its pages as tabs without showing a strip. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { pathname, search, key: visit, state } = useLocation();
  const visitType = useNavigationType();
  const actions = useTabActions();
  const isNarrow = useIsNarrow();
  // Where lists need the room the menu begins folded; whoever unfolds it there has it until the next visit.
  const isTight = useMedia('(max-width: 1023px)');
  const [isUnfolded, setUnfolded] = useState(false);
  const { isMenuCollapsed } = useSnapshot(preferences);
  const isCollapsed = !isNarrow && (isTight ? !isUnfolded : isMenuCollapsed);
  // Of a page, not of the shell: going elsewhere closes it.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const { hasWatermark, profile } = useSnapshot(session);
  const palette = usePalette();
  const hasTabs = currentSite() === 'admin';
  const key = tabKeyOf(pathname);
  // Each visit counts, also one to the page that is on top: of two in a row, the router may show the second alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `visit` is new with every visit
  useLayoutEffect(() => showTab(key, search, visitType !== 'POP' && !isAtTab(state)), [key, search, visit, visitType, state]);
  useLeaveGuard();
  const toggleMenu = useStable(() => {
    if (isNarrow) setMenuOpenAt(key);
    else if (isTight) setUnfolded(isCollapsed);
    else preferences.isMenuCollapsed = !preferences.isMenuCollapsed;
  });
  return (
    <TabActionsContext value={actions}>
      <div className={`p-shell${isCollapsed ? ' p-shell-collapsed' : ''}${hasTabs ? '' : ' p-shell-plain'}`}>
        <a className="p-skip" href="#p-content">
          {t('skip')}
        </a>
        <SimulationBanner />
        <Header path={key} isCollapsed={isCollapsed} onToggleMenu={toggleMenu} onOpenPalette={palette.open} />
        {isNarrow ? (
          <Drawer
            open={menuOpenAt === key}
            placement="left"
            size={280}
            title={t('menu.title')}
            onClose={() => setMenuOpenAt(null)}
            rootClassName="p-menu-drawer"
          >
            <SideMenu path={key} isCollapsed={false} />
          </Drawer>
        ) : (
          <aside className="p-side">
            <SideMenu path={key} isCollapsed={isCollapsed} />
          </aside>
        )}
        {hasTabs && <TabStrip />}
        <main className="p-content" id="p-content" tabIndex={-1}>
          <TabPages />
        </main>
      </div>
      <Toasts />
      <CallErrorDialog />
      {hasTabs && hasWatermark && profile && <Watermark username={profile.simulated_by ?? profile.username} />}
      {palette.shown}
    </TabActionsContext>
  );
}
