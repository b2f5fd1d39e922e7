import { memo, useEffect, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
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
          <Routes location={{ pathname: tabKey, search }}>
            <Route path="*" element={<PageHost pathname={tabKey} onRetry={() => resetTab(tabKey)} />} />
          </Routes>
        </div>
        {currentSite() === 'portal' && <SiteFooter />}
      </div>
      <BackToTop scroller={scroller} />
    </TabContext>
  );
});

function WindowTitle({ tabKey }: { tabKey: string }) {
  const title = useTabTitle(tabKey);
  const { title: product } = useSnapshot(site);
  useEffect(() => {
    document.title = `${title} - ${product}`;
  }, [title, product]);
  return null;
}
