import type { ReadableTables } from '../sql/readable.ts';
import type { SqlBound, SqlResult } from '../sql/sql-run.ts';

/** A statement for the process. */
export interface ProcessRequest {
  /** Absolute. */
  path: string;
  text: string;
  mode: 'read' | 'write';
  isRolledBack: boolean;
  rows: number;
  values: readonly SqlBound[];
  readable: ReadableTables | null;
  limits: { bytes: number; heapBytes: number; cell: number };
}

/** The answer of the process. */
export type ProcessAnswer = { result: SqlResult } | { error: { message: string; errcode?: number; isTooMuch: boolean } };
