// Written by `npm run generate` from the descriptor of the screen review_reason. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Reason template
 */
export interface ReviewReasonRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  title: string | null;
  /**
   * Text
   */
  content: string | null;
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
    review_reason: ReviewReasonRow;
  }
}
