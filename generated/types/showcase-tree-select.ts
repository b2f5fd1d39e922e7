// Written by `npm run generate` from the descriptor of the screen showcase_tree_select. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Tree selector
 */
export interface ShowcaseTreeSelectRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Department
   */
  department_id: number | null;
  /**
   * Visible to
   */
  scope: string | null;
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
    showcase_tree_select: ShowcaseTreeSelectRow;
  }
}
