import { type ComponentType, type KeyboardEvent, memo, useEffect, useRef, useState, type WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { stepTab, tabs } from '../../state/tabs.ts';
import { TabHandleItem, type TabsProps } from './TabHandleItem.tsx';

/** What dragging needs, fetched once the page has settled, or before a pointer needs it. Without it the tabs are as good, only not movable. */
let sortableTabs: ComponentType<TabsProps> | undefined;
const settleTime = 2_000;
/** Milliseconds the pointer rests on the strip before the tabs become movable: exchanging them under a press would swallow its click. */
const hoverTime = 150;

async function fetchSortable(): Promise<void> {
  try {
    sortableTabs = (await import('./SortableTabs.tsx')).default;
  } catch {
    // They stay where they are until the next try.
  }
}

/** The strip of open tabs: drag to reorder, right click for more, the wheel scrolls, arrow keys move along it and with Ctrl and Shift the tab itself. */
export const TabStrip = memo(function TabStrip() {
  const { t } = useTranslation('shell');
  const { items, activeKey } = useSnapshot(tabs);
  const strip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<number>();
  const [Tabs, setTabs] = useState<ComponentType<TabsProps>>(() => sortableTabs ?? StillTabs);
  const activeTitle = items.find((tab) => tab.key === activeKey)?.title;
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endHover = () => {
    clearTimeout(hover.current);
    hover.current = undefined;
  };
  const beginHover = () => {
    endHover();
    hover.current = setTimeout(async () => {
      const turn = hover.current;
      if (!sortableTabs) await fetchSortable();
      // Entering the menu of a tab counts as entering the strip, for React.
      if (hover.current === turn && strip.current?.matches(':hover')) setTabs(() => sortableTabs ?? StillTabs);
    }, hoverTime);
  };
  useEffect(() => () => clearTimeout(hover.current), []);
  useEffect(() => {
    const timer = setTimeout(() => void fetchSortable(), settleTime);
    return () => clearTimeout(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab is wider once it has its record's title
  useEffect(() => {
    // With the frame, which lays out anyway, and not once more before it.
    const frame = requestAnimationFrame(() => {
      strip.current?.querySelector(`[data-key="${CSS.escape(activeKey)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [activeKey, activeTitle]);
  // A tab that moves loses the keyboard on its way; one that goes leaves it to the one in front.
  const focused = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only tabs that come, go or move
  useEffect(() => {
    const handle = focused.current;
    if (!handle?.isConnected) focused.current = null;
    if (!handle || document.activeElement !== document.body) return;
    (handle.isConnected ? handle : strip.current?.querySelector<HTMLElement>('.p-tab-active'))?.focus();
  }, [items]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const handles = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = event.target instanceof HTMLElement ? handles.indexOf(event.target) : -1;
    const key = handles[at]?.dataset.key;
    if (step === 0 || key === undefined || event.altKey || event.metaKey || event.ctrlKey !== event.shiftKey) return;
    event.preventDefault();
    if (event.ctrlKey) setPlace(stepTab(key, step) + 1);
    else handles[at + step]?.focus();
  };
  const onWheel = (event: WheelEvent) => {
    if (strip.current) strip.current.scrollLeft += event.deltaY;
  };
  return (
    <>
      <div
        className="p-tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={t('tabs.title')}
        ref={strip}
        onWheel={onWheel}
        onFocus={({ target }) => {
          focused.current = target;
        }}
        onBlur={({ target }) => {
          if (target.isConnected) focused.current = null;
        }}
        onKeyDown={onKeyDown}
        // Only while the pointer rests here and nothing is pressed: exchanging the tabs would also close a menu that is open over one.
        onPointerEnter={beginHover}
        onPointerDown={endHover}
        onPointerUp={({ button }) => button === 0 && beginHover()}
        onPointerLeave={endHover}
        onContextMenu={endHover}
      >
        <Tabs items={items} activeKey={activeKey} />
      </div>
      <span className="p-tabs-place" aria-live="polite">
        {place !== undefined && t('tabs.moved', { place, total: items.length })}
      </span>
    </>
  );
});

function StillTabs({ items, activeKey }: TabsProps) {
  return (
    <>
      {items.map((tab) => (
        <TabHandleItem key={tab.key} tab={tab} isActive={tab.key === activeKey} />
      ))}
    </>
  );
}
