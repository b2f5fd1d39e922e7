import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { CellState, GridColumn, TreeGridProps } from './grid-parts.ts';
import { type ShownRow, shownRows } from './tree-row.ts';

const stateKeys: Readonly<Record<string, CellState>> = { a: 'granted', d: 'refused', Delete: 'none', Backspace: 'none' };

/** Which rows of a tree grid are shown, at which cell the keyboard stands (`isAt`), and what keys do. `body` is the element of its rows. */
export function useTreeGrid({ rows, columns, states, search, opened, onChange, onExplain }: TreeGridProps) {
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
  return { body, shown, isAt: (row: number, column: number) => row === atRow && column === atColumn, setAt, fold, onKeyDown };
}
