// Written by `npm run generate` from the descriptor of the screen scheduled_task. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Scheduled task
 */
export interface ScheduledTaskRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Title
   */
  title: string | null;
  /**
   * Interface
   */
  api: string | null;
  /**
   * Parameters
   */
  parameters: string | null;
  /**
   * Runs at
   */
  rhythm: 'interval' | 'cron' | null;
  /**
   * Interval
   */
  interval: number | null;
  /**
   * Cron expression
   */
  cron: string | null;
  /**
   * Time limit
   */
  timeout: number | null;
  /**
   * Webhook for exceptions
   */
  webhook: string | null;
  /**
   * Email for exceptions
   */
  email: string | null;
  /**
   * Status
   */
  status: Defaulted<'idle' | 'running' | 'exception'>;
  /**
   * Switch
   */
  power: Defaulted<'on' | 'off'>;
  /**
   * Last result
   */
  last_result: string | null;
  /**
   * Last run
   */
  last_at: string | null;
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
    scheduled_task: ScheduledTaskRow;
  }
}
