// Written by `npm run generate` from the descriptor of the screen menu_entry. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Menu entry
 */
export interface MenuEntryRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Menu title
   */
  title: string | null;
  /**
   * URL
   */
  url: string | null;
  /**
   * Account IDs
   */
  account_ids: string | null;
  /**
   * Order
   */
  sort: number | null;
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
    menu_entry: MenuEntryRow;
  }
}
