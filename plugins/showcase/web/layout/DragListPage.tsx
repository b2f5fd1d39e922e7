import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragOverEvent,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageProps, useDragWords } from '../../../../engine/web/index.ts';
import { DemoPage } from '../frame/DemoPage.tsx';
import { DragItem } from './DragItem.tsx';
import { type ListName, type Lists, listNames, listOf, moved } from './drag-lists.ts';
import './drag-list.css';

const begin: Lists = { waiting: ['review', 'limit', 'invoice', 'docs'], done: ['key', 'import'] };

interface Move {
  number: number;
  text: string;
}

/** Two lists: sorted, and moved between, by pointer, by keyboard, and by a button for who drags nothing. */
export default function DragListPage({ screen }: PageProps) {
  const { t } = useTranslation('showcase');
  const [lists, setLists] = useState(begin);
  const [log, setLog] = useState<Move[]>([]);
  /** As they were when the drag began: what it says is from there, and Esc leads back. */
  const before = useRef(begin);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (all: Lists, item: string) => {
    const name = listOf(all, item);
    return name === undefined ? '' : t('drag.place', { list: t(`drag.lists.${name}`), place: all[name].indexOf(item) + 1 });
  };
  const tell = (item: string, from: Lists, to: Lists) => {
    const [old, next] = [placeOf(from, item), placeOf(to, item)];
    if (old === next) return;
    const text = t('drag.moved', { item: t(`drag.items.${item}`), old, next });
    setLog((moves) => [{ number: (moves[0]?.number ?? 0) + 1, text }, ...moves].slice(0, 8));
  };
  const over = ({ active, over: target }: DragOverEvent) => {
    if (target && listOf(lists, String(active.id)) !== listOf(lists, String(target.id))) setLists(moved(lists, String(active.id), String(target.id)));
  };
  const end = ({ active, over: target }: DragEndEvent) => {
    const next = target ? moved(lists, String(active.id), String(target.id)) : lists;
    setLists(next);
    tell(String(active.id), before.current, next);
  };
  const send = (item: string, to: ListName) => {
    const next = moved(lists, item, to);
    setLists(next);
    tell(item, lists, next);
  };
  return (
    <DemoPage screen={screen}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={useDragWords()}
        onDragStart={() => {
          before.current = lists;
        }}
        onDragOver={over}
        onDragEnd={end}
        onDragCancel={() => setLists(before.current)}
      >
        <div className="showcase-drag">
          {listNames.map((name) => (
            <DropList key={name} name={name} items={lists[name]} onSend={(item) => send(item, name === 'waiting' ? 'done' : 'waiting')} />
          ))}
        </div>
      </DndContext>
      <section className="showcase-panel showcase-drag-log" aria-label={t('drag.log')}>
        <h2>{t('drag.log')}</h2>
        {log.length === 0 ? (
          <p className="showcase-note">{t('drag.hint')}</p>
        ) : (
          <ol aria-live="polite">
            {log.map(({ number, text }) => (
              <li key={number}>{text}</li>
            ))}
          </ol>
        )}
      </section>
    </DemoPage>
  );
}

function DropList({ name, items, onSend }: { name: ListName; items: string[]; onSend(item: string): void }) {
  const { t } = useTranslation('showcase');
  const { setNodeRef } = useDroppable({ id: name });
  return (
    <section ref={setNodeRef} className="showcase-panel" aria-label={t(`drag.lists.${name}`)}>
      <h2>
        {t(`drag.lists.${name}`)} <small>{items.length}</small>
      </h2>
      <SortableContext id={name} items={items} strategy={verticalListSortingStrategy}>
        <ul className="showcase-drag-items">
          {items.map((item) => (
            <DragItem key={item} id={item} label={t(`drag.items.${item}`)} sendLabel={t(`drag.send.${name}`)} onSend={() => onSend(item)} />
          ))}
        </ul>
      </SortableContext>
      {items.length === 0 && <p className="showcase-drag-empty">{t('drag.empty')}</p>}
    </section>
  );
}
