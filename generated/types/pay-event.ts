// Written by `npm run generate` from the descriptor of the screen pay_event. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Payment received
 */
export interface PayEventRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Provider
   */
  provider: 'alipay' | 'paypal' | null;
  /**
   * Trade number
   */
  trade_no: string | null;
  /**
   * Merchant number
   */
  out_trade_no: string | null;
  /**
   * Order
   */
  order_id: number | null;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Environment
   */
  environment: 'production' | 'sandbox' | null;
  /**
   * Amount
   */
  cents: number | null;
  /**
   * Currency
   */
  currency: string | null;
  /**
   * Amount paid (minor units)
   */
  minor: number | null;
  /**
   * Reason
   */
  reason: 'settled' | 'amount' | 'repeated' | 'late' | null;
  /**
   * Outcome
   */
  status: Defaulted<'received' | 'settled' | 'credited' | 'surplus' | 'refunded'>;
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
    pay_event: PayEventRow;
  }
}
