// Written by `npm run generate` from the descriptor of the screen plan_order. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Order
 */
export interface PlanOrderRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Number
   */
  number: string | null;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Plan
   */
  plan_id: number | null;
  /**
   * Name
   */
  name: string | null;
  /**
   * Quantity
   */
  quantity: number | null;
  /**
   * Calls
   */
  flow: number | null;
  /**
   * Valid for
   */
  valid_days: number | null;
  /**
   * Amount
   */
  amount: number | null;
  /**
   * Paid by
   */
  pay_mode: 'balance' | 'cash' | 'alipay' | 'paypal' | null;
  /**
   * Paid at
   */
  paid_at: string | null;
  /**
   * Refunded
   */
  refunded: number | null;
  /**
   * Refund receipt
   */
  receipt: string | null;
  /**
   * Waits for cash
   */
  waits_for_cash: StoredBoolean<null>;
  /**
   * Invoiced
   */
  is_invoiced: StoredBoolean<null>;
  /**
   * Note
   */
  note: string | null;
  /**
   * Status
   */
  pay_status: Defaulted<'unpaid' | 'paid' | 'closed'>;
  /**
   * Package
   */
  ship_status: Defaulted<'unshipped' | 'sent' | 'recycled'>;
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
    plan_order: PlanOrderRow;
  }
}
