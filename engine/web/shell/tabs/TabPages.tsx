import { Activity, memo } from 'react';
import { useSnapshot } from 'valtio';
import { tabRulesOf } from '../../navigation/match-page.ts';
import { liveKeys, type Tab, tabs } from '../../state/tabs.ts';
import { TabPage } from './TabPage.tsx';

/** Tabs whose pages keep their state at the same time. */
const liveTabs = 12;

/** The pages of the open tabs: one shows, the others wait with their state. */
export const TabPages = memo(function TabPages() {
  const { items, activeKey } = useSnapshot(tabs);
  const live = liveKeys(items as Tab[], liveTabs);
  // What is loaded anew at each visit waits as well while somebody has filled in something there.
  const alive = items.filter(({ key, dirty }) => key === activeKey || (live.has(key) && (dirty.length > 0 || tabRulesOf(key).notCache !== true)));
  // In an order of their own: moving a tab in the strip must not move its page in the document.
  const ordered = alive.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return ordered.map(({ key, search, generation }) => (
    <Activity key={`${key} ${generation}`} mode={key === activeKey ? 'visible' : 'hidden'}>
      <TabPage tabKey={key} search={search} isActive={key === activeKey} />
    </Activity>
  ));
});
