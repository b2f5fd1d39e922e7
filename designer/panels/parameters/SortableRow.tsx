import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowMove } from './rows/parameter-rows.ts';
import { rowMoveOf } from './rows/row-move.ts';
import { levelWidth } from './SortableTree.tsx';

interface SortableRowProps {
  rowKey: string;
  depth: number;
  /** Name of the row, for the grip. */
  name: string;
  onMove(move: RowMove): void;
  children: ReactNode;
}

/** One row of a tree: a grip to drag it by; Alt with an arrow moves it from anywhere inside. */
export function SortableRow({ rowKey, depth, name, onMove, children }: SortableRowProps) {
  const { t } = useTranslation('designer-panels');
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: rowKey });
  const onKeyDown = (event: KeyboardEvent) => {
    const move = rowMoveOf(event);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(move);
  };
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'design-row design-row-dragged' : 'design-row'}
      style={{ transform: CSS.Translate.toString(transform), transition, marginInlineStart: depth * levelWidth }}
      data-row={rowKey}
      onKeyDown={onKeyDown}
    >
      <button type="button" {...attributes} {...listeners} className="design-grip" aria-label={t('row.move', { name })} title={t('row.moveHint')}>
        <HolderOutlined />
      </button>
      <div className="design-row-body">{children}</div>
    </li>
  );
}
