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
  limits: { bytes: number; valueBytes: number; cell: number };
}

/** For the guard of the process. */
export interface GuardSettings {
  /** Id of the process that waits for the answers. */
  parent: number;
  /** Memory of the whole process. */
  mostBytes: number;
}

/** The answer of the process. */
export type ProcessAnswer = { result: SqlResult } | { error: { message: string; errcode?: number; isTooMuch: boolean } };
