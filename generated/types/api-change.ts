// Written by `npm run generate` from the descriptor of the screen api_change. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Change
 */
export interface ApiChangeRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * API product
   */
  product_id: number | null;
  /**
   * Date
   */
  day: string | null;
  /**
   * Version
   */
  version: string | null;
  /**
   * Changes
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
    api_change: ApiChangeRow;
  }
}
