// Written by `npm run generate` from the descriptor of the screen recharge. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Recharge
 */
export interface RechargeRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Amount
   */
  amount: number | null;
  /**
   * Reason
   */
  reason: string | null;
  /**
   * Proof of payment
   */
  proof: string | null;
  /**
   * Status
   */
  status: Defaulted<'pending' | 'passed' | 'declined'>;
  /**
   * Reply
   */
  reply: string | null;
  /**
   * Auditor
   */
  auditor_id: number | null;
  /**
   * Audited at
   */
  audited_at: string | null;
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
    recharge: RechargeRow;
  }
}
