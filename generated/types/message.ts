// Written by `npm run generate` from the descriptor of the screen message. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Message
 */
export interface MessageRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Message
   */
  text: string | null;
  /**
   * About
   */
  link: string | null;
  /**
   * Status
   */
  status: Defaulted<'unread' | 'read' | 'trash'>;
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
    message: MessageRow;
  }
}
