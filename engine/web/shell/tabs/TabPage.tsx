import { useEffect, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { resetTab } from '../../state/tabs.ts';
import { BackToTop } from '../BackToTop.tsx';
import { PageHost } from '../PageHost.tsx';
import { TabContext } from './tab-context.ts';
import { useTabTitle } from './use-tab-title.ts';

interface TabPageProps {
  tabKey: string;
  search: string;
  isActive: boolean;
}

/** One tab's page with a scroll position of its own. What it reads as the address is its own address, also while it waits. */
export function TabPage({ tabKey, search, isActive }: TabPageProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const title = useTabTitle(tabKey);
  useEffect(() => {
    if (isActive) document.title = `${title} - Portico`;
  }, [isActive, title]);
  return (
    <TabContext value={tabKey}>
      <div className="p-page" ref={scroller}>
        <div className="p-page-body">
          <Routes location={{ pathname: tabKey, search }}>
            <Route path="*" element={<PageHost pathname={tabKey} onRetry={() => resetTab(tabKey)} />} />
          </Routes>
        </div>
      </div>
      <BackToTop scroller={scroller} />
    </TabContext>
  );
}
