// Written by `npm run generate` from the descriptor of the screen balance. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Balance
 */
export interface BalanceRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Balance
   */
  amount: number | null;
  /**
   * On hold
   */
  held: number | null;
  /**
   * Recharged
   */
  recharged: number | null;
  /**
   * Deducted
   */
  deducted: number | null;
  /**
   * Deductions
   */
  deductions: number | null;
  /**
   * Alert threshold
   */
  low_at: number | null;
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
    balance: BalanceRow;
  }
}
