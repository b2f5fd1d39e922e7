import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { useMedia } from '../../../page/use-media.ts';
import { useStable } from '../../../page/use-stable.ts';
import { CardList } from '../body/CardList.tsx';
import { ListTable } from '../body/ListTable.tsx';
import type { RowLook } from '../body/TableRow.tsx';
import { useDropWords } from '../body/use-drop-words.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { isAbove } from '../rows/forest.ts';
import { TreeCell } from './TreeCell.tsx';
import { onTreeKey } from './tree-keys.ts';
import { useMove } from './use-move.ts';
import './tree.css';

interface TreeTableProps {
  model: ListModel;
  selectable: boolean;
  room: number;
}

const top = 'top';

/** By pointer what lies under it; by keyboard, where there is no pointer, what is nearest. */
const collision: CollisionDetection = (found) => (found.pointerCoordinates ? pointerWithin(found) : closestCenter(found));

/** The rows as a tree grid. A row is dragged below another one by its grip, where its parent may be edited. */
export default function TreeTable({ model, selectable, room }: TreeTableProps) {
  const { tree, answer, open } = model;
  const { screen } = answer;
  const host = useRef<HTMLDivElement>(null);
  const { mayMove, move } = useMove(model);
  const [focused, setFocused] = useState<number>();
  const [dragged, setDragged] = useState<ListedRecord>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor));

  const words = useDropWords();
  const narrow = useMedia('(max-width: 575px)');

  const focus = (id: number) => host.current?.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`)?.focus();
  const drop = useStable(({ over }: DragEndEvent) => {
    if (dragged && over) void move(dragged, over.id === top ? null : Number(over.id));
    setDragged(undefined);
  });

  const look = useMemo((): RowLook | undefined => {
    if (!tree) return undefined;
    const first = tree.rows.some(({ id }) => id === focused) ? focused : tree.rows[0]?.id;
    return {
      attributes(record) {
        const place = tree.places.get(record.id);
        if (!place) return {};
        return {
          'aria-level': place.level,
          'aria-posinset': place.position,
          'aria-setsize': place.size,
          'aria-expanded': place.hasChildren ? place.isOpen : undefined,
          tabIndex: record.id === first ? 0 : -1,
        };
      },
      title(record, cell) {
        const place = tree.places.get(record.id);
        if (!place) return cell;
        return (
          <TreeCell
            id={record.id}
            title={recordTitle(screen, record)}
            place={place}
            isLoading={tree.loading.has(record.id)}
            mayMove={mayMove(record)}
            isRefused={dragged !== undefined && isAbove(tree.places, dragged.id, record.id)}
            onToggle={() => tree.toggle(record.id)}
            onMore={() => tree.more(record.id)}
          >
            {cell}
          </TreeCell>
        );
      },
    };
  }, [tree, screen, focused, dragged, mayMove]);

  if (!tree) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collision}
      accessibility={words}
      onDragStart={({ active }) => setDragged(tree.rows.find(({ id }) => id === active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the rows inside, which have the focus */}
      <div
        ref={host}
        className="tree-table"
        onKeyDown={(event) => onTreeKey(event, { tree, focus, open })}
        onFocus={({ target }) => target instanceof HTMLTableRowElement && setFocused(Number(target.dataset.rowKey))}
      >
        {dragged && <TopPlace isRefused={tree.places.get(dragged.id)?.level === 1} />}
        {narrow ? <CardList model={model} rowLook={look} /> : <ListTable model={model} selectable={selectable} room={room} rowLook={look} role="treegrid" />}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <span className="drag-chip">{recordTitle(screen, dragged)}</span>}</DragOverlay>
    </DndContext>
  );
}

/** Where a record is put that shall stand below no other. */
function TopPlace({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('list');
  const { setNodeRef, isOver } = useDroppable({ id: top, disabled: isRefused, data: { label: t('tree.top') } });
  if (isRefused) return null;
  return (
    <div ref={setNodeRef} className={isOver ? 'tree-top tree-top-over' : 'tree-top'}>
      {t('tree.top')}
    </div>
  );
}
