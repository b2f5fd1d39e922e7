// Written by `npm run generate` from the descriptor of the screen retention. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Data retention
 */
export interface RetentionRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Request log
   */
  requests_days: number | null;
  /**
   * Paid calls
   */
  calls_paid_days: number | null;
  /**
   * Trial calls
   */
  calls_trial_days: number | null;
  /**
   * Ordinary calls
   */
  calls_ordinary_days: number | null;
  /**
   * Free calls
   */
  calls_free_days: number | null;
  /**
   * Calls without flow
   */
  calls_no_flow_days: number | null;
  /**
   * Failed calls
   */
  calls_failed_days: number | null;
  /**
   * Finished jobs
   */
  jobs_days: number | null;
  /**
   * Read messages
   */
  messages_days: number | null;
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
    retention: RetentionRow;
  }
}
