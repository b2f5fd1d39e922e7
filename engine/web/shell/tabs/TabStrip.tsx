import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type KeyboardEvent, useEffect, useRef, type WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { moveTab, tabs } from '../../state/tabs.ts';
import { TabHandleItem } from './TabHandleItem.tsx';

/** The strip of open tabs: drag to reorder, right click for more, the wheel scrolls, arrow keys move along it. */
export function TabStrip() {
  const { t } = useTranslation('shell');
  const { items, activeKey } = useSnapshot(tabs);
  const strip = useRef<HTMLDivElement>(null);
  // A few pixels before a press counts as dragging, so that a click stays a click.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: { start: [], cancel: ['Escape'], end: [] } }),
  );
  useEffect(() => {
    strip.current?.querySelector(`[data-key="${CSS.escape(activeKey)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeKey]);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) moveTab(String(active.id), String(over.id));
  };
  const onWheel = (event: WheelEvent) => {
    if (strip.current) strip.current.scrollLeft += event.deltaY;
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={items.map((tab) => tab.key)} strategy={horizontalListSortingStrategy}>
        <div className="p-tabs" role="tablist" aria-label={t('tabs.title')} ref={strip} onWheel={onWheel} onKeyDown={moveFocus}>
          {items.map((tab) => (
            <TabHandleItem key={tab.key} tab={tab} isActive={tab.key === activeKey} />
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const handles = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const at = handles.findIndex((handle) => handle.contains(document.activeElement));
  handles[at + step]?.focus();
}
