// Written by `npm run generate` from the descriptor of the screen limit_setting. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Global limit
 */
export interface LimitSettingRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Rate limit
   */
  rate: string | null;
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
    limit_setting: LimitSettingRow;
  }
}
