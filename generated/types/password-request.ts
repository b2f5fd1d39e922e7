// Written by `npm run generate` from the descriptor of the screen password_request. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Password request
 */
export interface PasswordRequestRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Requested from
   */
  ip: string | null;
  /**
   * Decided by
   */
  decided_by: number | null;
  /**
   * Decided
   */
  decided_at: string | null;
  /**
   * Status
   */
  status: Defaulted<'pending' | 'passed' | 'declined'>;
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
    password_request: PasswordRequestRow;
  }
}
