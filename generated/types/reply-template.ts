// Written by `npm run generate` from the descriptor of the screen reply_template. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Reply template
 */
export interface ReplyTemplateRow {
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
    reply_template: ReplyTemplateRow;
  }
}
