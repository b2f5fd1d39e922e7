import { DndContext, type DragEndEvent, DragOverlay, PointerSensor, pointerWithin, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { type ActionItem, type ListedRecord, rowItems } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { useText } from '../../../state/language.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';
import { useDropWords } from '../body/use-drop-words.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import type { BoardColumn } from '../rows/use-board.ts';
import { BoardCard } from './BoardCard.tsx';
import './board.css';
import { Dialog } from '../../../page/Dialog.tsx';

type Way = ActionItem & { kind: 'transition' };

/** The records as cards in a column for each state. Dragging a card makes the transition that leads there, with all it asks; its menu does the same. */
export default function Board({ model }: { model: ListModel }) {
  const { board, answer, actions } = model;
  const { screen } = answer;
  const state = screen.list?.state ?? '';
  const { t } = useTranslation('list');
  const text = useText();
  const [dragged, setDragged] = useState<ListedRecord>();
  const [choice, setChoice] = useState<{ record: ListedRecord; ways: Way[] }>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const words = useDropWords();
  if (!board) return null;

  const waysOf = (record: ListedRecord) => rowItems(answer, record).filter((item): item is Way => item.kind === 'transition' && item.field === state);
  const ways = dragged ? waysOf(dragged) : [];
  const drop = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    const found = ways.filter(({ transition }) => transition.to === over?.id);
    if (!dragged || found.length === 0) return;
    if (found.length === 1) actions.perform(found[0]!, dragged);
    else setChoice({ record: dragged, ways: found });
  };
  const placeOf = ({ value }: BoardColumn['state']): Place => {
    if (!dragged || dragged[state] === value) return 'still';
    return ways.some(({ transition }) => transition.to === value) ? 'open' : 'refused';
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={words}
      onDragStart={({ active }) => setDragged(board.rows.find(({ id }) => id === active.id))}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <div className={`board${model.data.loading ? ' board-loading' : ''}`}>
        {board.columns.map((column) => (
          <Column key={column.state.value} model={model} column={column} place={placeOf(column.state)} waysOf={waysOf} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <span className="drag-chip">{recordTitle(screen, dragged)}</span>}</DragOverlay>
      {choice && (
        <Dialog open title={recordTitle(screen, choice.record)} footer={null} onCancel={() => setChoice(undefined)}>
          <p>{t('board.which')}</p>
          <span className="board-ways">
            {choice.ways.map((way) => (
              <button
                type="button"
                key={way.transition.verb}
                className="row-action"
                onClick={() => {
                  setChoice(undefined);
                  actions.perform(way, choice.record);
                }}
              >
                {text(way.transition.label)}
              </button>
            ))}
          </span>
        </Dialog>
      )}
    </DndContext>
  );
}

/** What a column is to the card that is being dragged. */
type Place = 'still' | 'open' | 'refused';

interface ColumnProps {
  model: ListModel;
  column: BoardColumn;
  place: Place;
  waysOf(record: ListedRecord): Way[];
}

function Column({ model, column, place, waysOf }: ColumnProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { state, cards, total } = column;
  const name = model.answer.screen.list?.state ?? '';
  const field = fieldOf(model.answer.screen, name);
  const { setNodeRef, isOver } = useDroppable({ id: state.value, disabled: place !== 'open', data: { label: text(state.label) } });
  const isLoading = model.board?.loading.has(String(state.value)) === true;
  return (
    <section ref={setNodeRef} className={`board-column board-column-${place}${isOver ? ' board-column-over' : ''}`} aria-label={text(state.label)}>
      <header className="board-head">
        {field && <FieldCell field={field} record={{ [name]: state.value }} place="list" />}
        <span className="board-count">{total}</span>
      </header>
      <ul className="board-cards">
        {cards.map((record) => (
          <BoardCard key={record.id} model={model} record={record} isMovable={waysOf(record).length > 0} />
        ))}
        {cards.length < total && (
          <MoreCards isLoading={isLoading} label={t('board.more', { count: total - cards.length })} onMore={() => model.board?.more(String(state.value))} />
        )}
      </ul>
      {cards.length === 0 && <p className="board-empty">{t('board.empty')}</p>}
    </section>
  );
}

/** Loads the next cards as soon as somebody comes to the end of those that are there. */
function MoreCards({ isLoading, label, onMore }: { isLoading: boolean; label: string; onMore(): void }) {
  const end = useRef<HTMLLIElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    if (!end.current || isLoading) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <li ref={end} className="board-more">
      {isLoading ? (
        <Spin size="small" />
      ) : (
        <button type="button" className="row-action" onClick={onMore}>
          {label}
        </button>
      )}
    </li>
  );
}
