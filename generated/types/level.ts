// Written by `npm run generate` from the descriptor of the screen level. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Level
 */
export interface LevelRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Level
   */
  level: number | null;
  /**
   * Name in Chinese
   */
  name_zh_cn: string | null;
  /**
   * Name in English
   */
  name_en: string | null;
  /**
   * Maximum apps
   */
  app_limit: number | null;
  /**
   * Daily calls per new app
   */
  daily_limit: number | null;
  /**
   * Rate limit
   */
  rate: string | null;
  /**
   * Open for registration
   */
  is_register: StoredBoolean<null>;
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
    level: LevelRow;
  }
}
