// Written by `npm run generate` from the descriptor of the screen pay_refund. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Provider refund
 */
export interface PayRefundRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Refund number
   */
  number: string | null;
  /**
   * Payment
   */
  event_id: number | null;
  /**
   * Amount
   */
  cents: number | null;
  /**
   * Problem
   */
  problem: string | null;
  /**
   * Status
   */
  status: Defaulted<'pending' | 'done' | 'failed'>;
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
    pay_refund: PayRefundRow;
  }
}
