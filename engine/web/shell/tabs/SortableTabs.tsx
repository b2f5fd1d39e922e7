import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { homePath, moveTab } from '../../state/tabs.ts';
import { useDragWords } from '../../widgets/parts/use-drag-words.ts';
import { type ShownTab, TabHandleItem, type TabsProps } from './TabHandleItem.tsx';

/** The same tabs as without it, movable. */
export default function SortableTabs({ items, activeKey }: TabsProps) {
  // A few pixels before a press counts as dragging, so that a click stays a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) moveTab(String(active.id), String(over.id));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd} accessibility={useDragWords()}>
      <SortableContext items={items.map((tab) => tab.key)} strategy={horizontalListSortingStrategy}>
        {items.map((tab) => (
          <SortableTab key={tab.key} tab={tab} isActive={tab.key === activeKey} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function SortableTab({ tab, isActive }: { tab: ShownTab; isActive: boolean }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: tab.key, disabled: tab.key === homePath });
  const drag = { ref: setNodeRef, style: { transform: CSS.Translate.toString(transform), transition }, isDragging, listeners: listeners ?? {} };
  return <TabHandleItem tab={tab} isActive={isActive} drag={drag} />;
}
