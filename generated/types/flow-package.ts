// Written by `npm run generate` from the descriptor of the screen flow_package. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Package
 */
export interface FlowPackageRow {
  /**
   * ID
   */
  id: Defaulted<number>;
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
   * Type
   */
  kind: 'paid' | 'trial' | null;
  /**
   * Interfaces
   */
  services: string | null;
  /**
   * API product
   */
  product_id: number | null;
  /**
   * Left
   */
  remaining: number | null;
  /**
   * Reserved
   */
  leased: number | null;
  /**
   * Used
   */
  used: number | null;
  /**
   * Price
   */
  price: number | null;
  /**
   * Order
   */
  order_id: number | null;
  /**
   * Expires at
   */
  expires_at: string | null;
  /**
   * Note
   */
  note: string | null;
  /**
   * Status
   */
  status: Defaulted<'unused' | 'in_use' | 'used_up' | 'expired' | 'void'>;
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
    flow_package: FlowPackageRow;
  }
}
