// Written by `npm run generate` from the descriptor of the screen app_settings. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * App settings
 */
export interface AppSettingsRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Create a sandbox app at sign-up
   */
  sandbox_on_sign_up: StoredBoolean<null>;
  /**
   * Sandbox apps need no review
   */
  sandbox_approved: StoredBoolean<null>;
  /**
   * Daily calls of a sandbox app
   */
  sandbox_limit: number | null;
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
}

declare module '../../engine/core/derive/table/table-types.ts' {
  interface ScreenTables {
    app_settings: AppSettingsRow;
  }
}
