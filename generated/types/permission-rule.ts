// Written by `npm run generate` from the descriptor of the screen permission_rule. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Permission rule
 */
export interface PermissionRuleRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Interface
   */
  service_name: string | null;
  /**
   * Applies to
   */
  target: 'app' | 'account' | 'level' | null;
  /**
   * App
   */
  app_id: number | null;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Account level
   */
  level: number | null;
  /**
   * Permission
   */
  granted: 'granted' | 'refused' | null;
  /**
   * Note
   */
  note: string | null;
  /**
   * Target key
   */
  target_key: string | null;
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
    permission_rule: PermissionRuleRow;
  }
}
