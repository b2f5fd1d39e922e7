// Written by `npm run generate` from the descriptor of the screen invoice_title. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Invoice data
 */
export interface InvoiceTitleRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Title
   */
  title: string | null;
  /**
   * Tax number
   */
  tax_number: string | null;
  /**
   * Address and phone
   */
  address: string | null;
  /**
   * Bank and account
   */
  bank: string | null;
  /**
   * Email
   */
  email: string | null;
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
    invoice_title: InvoiceTitleRow;
  }
}
