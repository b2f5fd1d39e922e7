import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SortKey } from '../../../../core/descriptor/types.ts';
import { WidthHandle } from './WidthHandle.tsx';

interface ColumnHeadProps {
  label: string;
  /** Undefined when the column cannot be sorted by. */
  onSort?: (add: boolean) => void;
  /** Why it cannot be at the moment. */
  unsortable?: string;
  sortKey: SortKey | undefined;
  /** Opens the filter of the column; undefined when the list cannot be narrowed down by it. */
  filter?: ReactNode;
  onWidth(width: number): void;
}

/** A head sorts when clicked, adds to the sorting with Shift, narrows the list down by its column, and is as wide as its right edge is dragged. */
export function ColumnHead({ label, onSort, unsortable, sortKey, filter, onWidth }: ColumnHeadProps) {
  const { t } = useTranslation('list');
  return (
    <>
      {onSort ? (
        <button
          type="button"
          className={`column-head${sortKey ? ' column-head-sorted' : ''}`}
          title={t('sortHint', { label })}
          onClick={(event) => onSort(event.shiftKey)}
        >
          <span className="column-head-label">{label}</span>
          <span className="column-head-arrows" aria-hidden="true">
            <CaretUpOutlined className={sortKey && !sortKey.descending ? 'column-head-on' : ''} />
            <CaretDownOutlined className={sortKey?.descending ? 'column-head-on' : ''} />
          </span>
        </button>
      ) : (
        <span className="column-head-label" title={unsortable ?? label} aria-description={unsortable}>
          {label}
        </span>
      )}
      {filter}
      <WidthHandle onWidth={onWidth} />
    </>
  );
}
