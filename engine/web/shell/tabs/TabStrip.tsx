import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState, type WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { tabs } from '../../state/tabs.ts';
import { TabHandleItem, type TabsProps } from './TabHandleItem.tsx';

// Without it the tabs are as good, only not movable.
const SortableTabs = lazy(() => import('./SortableTabs.tsx').catch(() => ({ default: StillTabs })));

/** The strip of open tabs: drag to reorder, right click for more, the wheel scrolls, arrow keys move along it. */
export function TabStrip() {
  const { t } = useTranslation('shell');
  const { items, activeKey } = useSnapshot(tabs);
  const strip = useRef<HTMLDivElement>(null);
  // What dragging needs is fetched once a pointer comes near.
  const [isSortable, setSortable] = useState(false);
  useEffect(() => {
    strip.current?.querySelector(`[data-key="${CSS.escape(activeKey)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeKey]);
  const onWheel = (event: WheelEvent) => {
    if (strip.current) strip.current.scrollLeft += event.deltaY;
  };
  const still = <StillTabs items={items} activeKey={activeKey} />;
  return (
    <div
      className="p-tabs"
      role="tablist"
      tabIndex={-1}
      aria-label={t('tabs.title')}
      ref={strip}
      onWheel={onWheel}
      onKeyDown={moveFocus}
      onPointerEnter={() => setSortable(true)}
    >
      {isSortable ? (
        <Suspense fallback={still}>
          <SortableTabs items={items} activeKey={activeKey} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
}

function StillTabs({ items, activeKey }: TabsProps) {
  return (
    <>
      {items.map((tab) => (
        <TabHandleItem key={tab.key} tab={tab} isActive={tab.key === activeKey} />
      ))}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const handles = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = handles.findIndex((handle) => handle.contains(document.activeElement));
  handles[at + step]?.focus();
}
