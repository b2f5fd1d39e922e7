import { HolderOutlined, LoadingOutlined, RightOutlined } from '@ant-design/icons';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreePlace } from '../rows/forest.ts';

interface TreeCellProps {
  id: number;
  title: string;
  place: TreePlace;
  isLoading: boolean;
  mayMove: boolean;
  /** Something else is being dragged that may not come here. */
  isRefused: boolean;
  onToggle(): void;
  onMore(): void;
  children: ReactNode;
}

/** The name of a row: how deep it stands, what opens it, and what it is moved by. */
export function TreeCell({ id, title, place, isLoading, mayMove, isRefused, onToggle, onMore, children }: TreeCellProps) {
  const { t } = useTranslation('list');
  const drop = useDroppable({ id, disabled: isRefused, data: { label: title } });
  const drag = useDraggable({ id, disabled: !mayMove, data: { label: title } });
  const states = [drop.isOver && 'tree-cell-over', drag.isDragging && 'tree-cell-dragged', isRefused && 'tree-cell-refused'];
  return (
    <span
      ref={(cell) => drop.setNodeRef(cell?.closest<HTMLElement>('tr, li') ?? null)}
      className={['tree-cell', ...states].filter(Boolean).join(' ')}
      style={{ '--tree-level': place.level - 1 } as CSSProperties}
    >
      {place.hasChildren ? (
        <button
          type="button"
          className="rest-button"
          aria-label={t(place.isOpen ? 'tree.close' : 'tree.open', { title })}
          aria-expanded={place.isOpen}
          tabIndex={-1}
          onClick={onToggle}
        >
          {isLoading ? <LoadingOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        </button>
      ) : (
        <span className="tree-leaf" />
      )}
      <span className="tree-title">{children}</span>
      {place.isOpen && place.missing > 0 && !isLoading && (
        <button type="button" className="row-action" onClick={onMore}>
          {t('tree.more', { count: place.missing })}
        </button>
      )}
      {mayMove && (
        <button type="button" ref={drag.setNodeRef} {...drag.attributes} {...drag.listeners} className="tree-grip" aria-label={t('tree.move', { title })}>
          <HolderOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
