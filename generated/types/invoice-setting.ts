// Written by `npm run generate` from the descriptor of the screen invoice_setting. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Invoice settings
 */
export interface InvoiceSettingRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Seller
   */
  seller: string | null;
  /**
   * Tax number of the seller
   */
  seller_tax_number: string | null;
  /**
   * Address and phone
   */
  seller_address: string | null;
  /**
   * Bank and account
   */
  seller_bank: string | null;
  /**
   * Item
   */
  item: string | null;
  /**
   * Tax rate
   */
  tax_rate: 0 | 1 | 3 | 6 | 9 | 13 | null;
  /**
   * Issued by
   */
  drawer: string | null;
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
    invoice_setting: InvoiceSettingRow;
  }
}
