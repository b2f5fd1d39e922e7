// Written by `npm run generate` from the descriptor of the screen plan. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Plan
 */
export interface PlanRow {
  /**
   * ID
   */
  id: Defaulted<number>;
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
   * Calls
   */
  flow: number | null;
  /**
   * Price
   */
  price: number | null;
  /**
   * Valid for
   */
  valid_days: number | null;
  /**
   * Description
   */
  description: string | null;
  /**
   * Order
   */
  sort: number | null;
  /**
   * Status
   */
  status: Defaulted<'normal' | 'closed'>;
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
    plan: PlanRow;
  }
}
