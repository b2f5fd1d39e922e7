import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragWords } from '../../../engine/web/index.ts';

/** Pixels of one level: dragging that far sideways nests a row. */
export const levelWidth = 20;

interface SortableTreeProps {
  /** Keys of the rows as they stand. */
  keys: string[];
  /** A row was dropped on the place of another, so many levels deeper or less deep. */
  onDrop(key: string, over: string, levels: number): void;
  children: ReactNode;
}

/** Rows that are dragged up and down to reorder, and sideways to nest. By keyboard the rows themselves answer Alt with an arrow. */
export function SortableTree({ keys, onDrop, children }: SortableTreeProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const end = ({ active, over, delta }: DragEndEvent) => {
    if (over) onDrop(String(active.id), String(over.id), Math.round(delta.x / levelWidth));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={useDragWords()}>
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ul className="design-rows">{children}</ul>
      </SortableContext>
    </DndContext>
  );
}
