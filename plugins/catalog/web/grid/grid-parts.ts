import type { ReactNode } from 'react';
import type { TreeRow } from './tree-row.ts';

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

export interface TreeGridProps {
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
