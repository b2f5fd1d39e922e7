import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GridCell } from './GridCell.tsx';
import { type ShownRow, shownRows, type TreeRow } from './tree-row.ts';
import './tree-grid.css';

export type CellState = 'granted' | 'refused' | 'none';

export interface GridColumn {
  key: string;
  label: string;
  note?: string;
  /** Beside the label: what can be done with the whole column. */
  menu?: ReactNode;
  /** Nothing can be set here. */
  isFixed?: boolean;
  /** Its cells can be explained (`onExplain`). */
  isExplained?: boolean;
}

export interface CellFacts {
  /** What is set here. */
  state: CellState;
  /** Set since the last save. */
  isChanged: boolean;
  /** What holds where nothing is set here, as words; of a branch how many of those below. */
  inherited?: { text: string; isGranted: boolean };
}

interface TreeGridProps {
  label: string;
  /** Of the first column. */
  head: string;
  rows: readonly TreeRow[];
  columns: readonly GridColumn[];
  /** States a cell goes through as it is pressed. */
  states: readonly CellState[];
  search: string;
  /** Open at first. */
  opened: readonly string[];
  cell(row: TreeRow, column: GridColumn): CellFacts;
  onChange(row: TreeRow, column: GridColumn, state: CellState): void;
  /** Asked by `?` on a cell, and by the sign in it; left out where there is nothing to explain. */
  onExplain?(row: TreeRow, column: GridColumn): void;
}

const stateKeys: Readonly<Record<string, CellState>> = { a: 'granted', d: 'refused', Delete: 'none', Backspace: 'none' };

/**
 * Rights of many at once: a tree of what can be granted against who has it. Arrow keys walk through it, Space sets, A, D and Delete set to one state,
 * and on the first column Left and Right fold.
 */
export function TreeGrid({ label, head, rows, columns, states, search, opened, cell, onChange, onExplain }: TreeGridProps) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(opened));
  const [at, setAt] = useState<[row: number, column: number]>([0, 0]);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useMemo(() => shownRows(rows, open, search), [rows, open, search]);
  const [atRow, atColumn] = [Math.min(at[0], Math.max(shown.length - 1, 0)), Math.min(at[1], columns.length)];

  const fold = (key: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(key);
    else next.delete(key);
    setOpen(next);
    return true;
  };
  const go = (row: number, column: number) => {
    const next: [number, number] = [Math.min(Math.max(row, 0), shown.length - 1), Math.min(Math.max(column, 0), columns.length)];
    setAt(next);
    body.current?.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = shown[atRow];
    if (!current || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!walk(event.key, current) && !setByKey(event.key, current, columns[atColumn - 1])) return;
    event.preventDefault();
  };
  /** Whether the key leads somewhere. */
  const walk = (key: string, { row, isOpen }: ShownRow): boolean => {
    const isName = atColumn === 0;
    switch (key) {
      case 'ArrowDown':
        return go(atRow + 1, atColumn);
      case 'ArrowUp':
        return go(atRow - 1, atColumn);
      case 'Home':
        return go(atRow, 0);
      case 'End':
        return go(atRow, columns.length);
      case 'ArrowRight':
        return isName && row.rows && !isOpen ? fold(row.key, true) : go(atRow, atColumn + 1);
      case 'ArrowLeft':
        return isName && isOpen ? fold(row.key, false) : go(atRow, atColumn - 1);
      default:
        return false;
    }
  };
  const setByKey = (key: string, { row }: ShownRow, column: GridColumn | undefined): boolean => {
    if (!column) return false;
    if (key === '?' && onExplain && column.isExplained && !row.rows) {
      onExplain(row, column);
      return true;
    }
    const state = stateKeys[key];
    if (state === undefined || !states.includes(state) || column.isFixed || row.isHeading) return false;
    onChange(row, column, state);
    return true;
  };

  return (
    <div className="catalog-grid-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose rows fold */}
      <table className="catalog-grid" role="treegrid" aria-label={label} aria-colcount={columns.length + 1}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <span className="catalog-column">
                  <span className="catalog-column-label" title={column.label}>
                    {column.label}
                  </span>
                  {column.menu}
                </span>
                {column.note && <span className="catalog-column-note p-second">{column.note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {shown.map(({ row, level, isOpen }, index) => (
            <tr key={row.key} aria-level={level} aria-expanded={row.rows ? isOpen : undefined} data-row={row.key}>
              <th scope="row" style={{ paddingInlineStart: 8 + (level - 1) * 20 }}>
                <button
                  type="button"
                  className="catalog-row-name"
                  title={[row.label, row.note].filter(Boolean).join(' ')}
                  data-at={`${index} 0`}
                  tabIndex={atRow === index && atColumn === 0 ? 0 : -1}
                  onFocus={() => setAt([index, 0])}
                  onClick={() => row.rows && fold(row.key, !isOpen)}
                >
                  <span className="catalog-fold" aria-hidden>
                    {row.rows && (isOpen ? <DownOutlined /> : <RightOutlined />)}
                  </span>
                  {row.isCode ? <code>{row.label}</code> : <span>{row.label}</span>}
                  {row.note && <span className="p-second">{row.note}</span>}
                </button>
              </th>
              {columns.map((column, place) => (
                <td key={column.key}>
                  {!row.isHeading && (
                    <GridCell
                      facts={cell(row, column)}
                      states={states}
                      name={`${row.label}, ${column.label}`}
                      isDisabled={column.isFixed === true}
                      place={`${index} ${place + 1}`}
                      isCurrent={atRow === index && atColumn === place + 1}
                      onFocus={() => setAt([index, place + 1])}
                      onChange={(state) => onChange(row, column, state)}
                      onExplain={onExplain && column.isExplained && !row.rows ? () => onExplain(row, column) : undefined}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="catalog-none">{t('grid.none')}</p>}
    </div>
  );
}
