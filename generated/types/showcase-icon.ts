// Written by `npm run generate` from the descriptor of the screen showcase_icon. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Icons
 */
export interface ShowcaseIconRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Icon
   */
  icon: string | null;
  /**
   * Color
   */
  color: string | null;
  /**
   * Required icon
   */
  required_icon: string | null;
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
    showcase_icon: ShowcaseIconRow;
  }
}
