import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { TabContext } from '../../navigation/tab-context.ts';
import { useTabTitle } from '../../navigation/use-tab-title.ts';
import { SiteFooter } from '../../page/SiteFooter.tsx';
import { site } from '../../state/site-title.ts';
import { resetTab } from '../../state/tabs.ts';
import { currentSite } from '../../transport/login-address.ts';
import { PageHost } from '../page-host/PageHost.tsx';
import { BackToTop } from './BackToTop.tsx';

interface TabPageProps {
  tabKey: string;
  search: string;
  isActive: boolean;
}

/**
 * One tab's page with a scroll position of its own. What it reads as the address is its own address, also while it waits.
 * A page renders when its own state says so, not when something of a tab, or another one, changes.
 */
export const TabPage = memo(function TabPage({ tabKey, search, isActive }: TabPageProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <TabContext value={tabKey}>
      {isActive && <WindowTitle tabKey={tabKey} />}
      <div className="p-page" ref={scroller}>
        <div className="p-page-body">
          <OwnAddress pathname={tabKey} search={search}>
            <PageHost pathname={tabKey} onRetry={() => resetTab(tabKey)} />
          </OwnAddress>
        </div>
        {currentSite() === 'portal' && <SiteFooter />}
      </div>
      <BackToTop scroller={scroller} />
    </TabContext>
  );
});

const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * What the router says to a page is the address of its tab. Routes would say it anew whenever the window's address changes, and everything that
 * can navigate would be drawn again, in all tabs.
 */
function OwnAddress({ pathname, search, children }: { pathname: string; search: string; children: ReactNode }) {
  const own = useMemo(
    () => ({ location: { pathname, search, hash: '', state: null, key: 'default', mask: undefined }, navigationType: NavigationType.Pop }),
    [pathname, search],
  );
  return (
    <LocationContext value={own}>
      <RouteContext value={noRoute}>{children}</RouteContext>
    </LocationContext>
  );
}

function WindowTitle({ tabKey }: { tabKey: string }) {
  const title = useTabTitle(tabKey);
  const { title: product } = useSnapshot(site);
  useEffect(() => {
    document.title = `${title} - ${product}`;
  }, [title, product]);
  return null;
}
