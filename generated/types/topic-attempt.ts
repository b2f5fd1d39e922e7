// Written by `npm run generate` from the descriptor of the screen topic_attempt. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Attempt
 */
export interface TopicAttemptRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Push
   */
  push_id: number | null;
  /**
   * App
   */
  app_id: number | null;
  /**
   * Number
   */
  number: number | null;
  /**
   * HTTP status
   */
  answered: number | null;
  /**
   * Duration
   */
  took: number | null;
  /**
   * Error
   */
  error: string | null;
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
    topic_attempt: TopicAttemptRow;
  }
}
