// Written by `npm run generate` from the descriptor of the screen scheduled_task_run. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Run
 */
export interface ScheduledTaskRunRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Task
   */
  task_id: number | null;
  /**
   * Outcome
   */
  outcome: 'done' | 'failed' | 'timeout' | null;
  /**
   * Number
   */
  number: number | null;
  /**
   * ret
   */
  ret: number | null;
  /**
   * Answer
   */
  result: string | null;
  /**
   * Duration
   */
  took: number | null;
  /**
   * Created
   */
  created_at: string;
  /**
   * Updated
   */
  updated_at: string;
  /**
   * Created by
   */
  created_by: number | null;
  /**
   * Revision
   */
  rev: Defaulted<number>;
  deleted_at: string | null;
  deleted_with: string | null;
}

declare module '../../engine/core/derive/table/table-types.ts' {
  interface ScreenTables {
    scheduled_task_run: ScheduledTaskRunRow;
  }
}
