// Written by `npm run generate` from the descriptor of the screen invoice. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Invoice
 */
export interface InvoiceRow {
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
   * Type
   */
  kind: 'invoice' | 'credit' | null;
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
   * Orders
   */
  orders: string | null;
  /**
   * Total
   */
  amount: number | null;
  /**
   * Status
   */
  status: Defaulted<'pending' | 'issued' | 'declined'>;
  /**
   * Reason
   */
  reply: string | null;
  /**
   * Issued at
   */
  issued_at: string | null;
  /**
   * Corrects invoice
   */
  corrects_id: number | null;
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
    invoice: InvoiceRow;
  }
}
