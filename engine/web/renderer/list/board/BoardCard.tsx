import { useDraggable } from '@dnd-kit/core';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { titleField } from '../../../../core/descriptor/title-field.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { recordTitle } from '../../../actions/record-title.ts';
import { useActionLabels } from '../../../actions/use-action-labels.ts';
import { askRecord } from '../../../api/record-request.ts';
import { isEmptyValue } from '../../../widgets/base/is-empty-value.ts';
import { FieldPairs } from '../../parts/FieldPairs.tsx';
import { RecordActions } from '../columns/RecordActions.tsx';
import { visibleColumns } from '../model/column-settings.ts';
import type { ListModel } from '../model/use-list-screen.ts';

const shownPairs = 3;

interface BoardCardProps {
  model: ListModel;
  record: ListedRecord;
  /** Some transition leads out of its state for this person. */
  isMovable: boolean;
}

/** A record on a board. It is dragged by pointer; by keyboard its menu makes the same transitions. */
export function BoardCard({ model, record, isMovable }: BoardCardProps) {
  const { answer, columns, actions, open, query, activeRow, data } = model;
  const { screen } = answer;
  const labels = useActionLabels();
  const title = recordTitle(screen, record);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: record.id, disabled: !isMovable, data: { label: title } });
  const named = titleField(screen);
  const shown = visibleColumns(columns.value).flatMap(({ field }) => fieldOf(screen, field) ?? []);
  const others = shown.filter((field) => field !== named && field.name !== screen.list?.state && !isEmptyValue(record[field.name])).slice(0, shownPairs);
  const isActive = activeRow !== null && data.rows?.[activeRow]?.id === record.id;
  const states = [isMovable && 'board-card-movable', isDragging && 'board-card-dragged', isActive && 'board-card-active'];
  return (
    <li ref={setNodeRef} {...listeners} className={['board-card', ...states].filter(Boolean).join(' ')} data-row-key={record.id}>
      <button
        type="button"
        className="cell-link cell-title cell-line"
        title={title}
        aria-current={record.id === query.open || undefined}
        onPointerDown={() => askRecord(screen, record.id)}
        onClick={() => open(record)}
      >
        {title}
      </button>
      {others.length > 0 && <FieldPairs isShort fields={others} record={record} />}
      <RecordActions answer={answer} record={record} labels={labels} trash={false} perform={actions.perform} />
    </li>
  );
}
