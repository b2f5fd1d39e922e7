// Written by `npm run generate` from the descriptor of the screen showcase_richtext. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Rich text editor
 */
export interface ShowcaseRichtextRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Text
   */
  content: string | null;
  /**
   * Summary
   */
  summary: string | null;
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
    showcase_richtext: ShowcaseRichtextRow;
  }
}
