// Written by `npm run generate` from the descriptor of the screen pay_config. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Payment config
 */
export interface PayConfigRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Alipay
   */
  alipay_on: StoredBoolean<null>;
  /**
   * Environment
   */
  alipay_environment: 'production' | 'sandbox' | null;
  /**
   * App id
   */
  alipay_app_id: string | null;
  /**
   * Seller id
   */
  alipay_seller_id: string | null;
  /**
   * App private key
   */
  alipay_private_key: string | null;
  /**
   * Alipay public key
   */
  alipay_public_key: string | null;
  /**
   * PayPal
   */
  paypal_on: StoredBoolean<null>;
  /**
   * Environment
   */
  paypal_environment: 'production' | 'sandbox' | null;
  /**
   * Client id
   */
  paypal_client_id: string | null;
  /**
   * Webhook id
   */
  paypal_webhook_id: string | null;
  /**
   * Secret
   */
  paypal_secret: string | null;
  /**
   * Currency
   */
  paypal_currency: 'USD' | 'EUR' | 'GBP' | 'HKD' | 'SGD' | 'AUD' | 'CAD' | 'CNY' | null;
  /**
   * CNY for 100 units
   */
  paypal_rate: number | null;
  /**
   * Balance
   */
  balance_on: StoredBoolean<null>;
  /**
   * Cash
   */
  cash_on: StoredBoolean<null>;
  /**
   * How to pay in cash
   */
  cash_description: string | null;
  /**
   * Close unpaid orders after
   */
  close_minutes: number | null;
  /**
   * Keep cash orders for
   */
  cash_days: number | null;
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
    pay_config: PayConfigRow;
  }
}
