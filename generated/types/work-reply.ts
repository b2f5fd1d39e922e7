// Written by `npm run generate` from the descriptor of the screen work_reply. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Reply
 */
export interface WorkReplyRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Work order
   */
  work_order_id: number | null;
  /**
   * Template
   */
  template: string | null;
  /**
   * Text
   */
  content: string | null;
  /**
   * Attachments
   */
  attachments: string | null;
  /**
   * Side
   */
  side: 'staff' | 'customer' | null;
  /**
   * Internal note
   */
  is_internal: StoredBoolean<null>;
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
    work_reply: WorkReplyRow;
  }
}
