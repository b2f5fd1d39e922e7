// Written by `npm run generate` from the descriptor of the screen service_setting. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * API service
 */
export interface ServiceSettingRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Interface
   */
  service_name: string | null;
  /**
   * Title
   */
  title: string | null;
  /**
   * Module
   */
  module: string | null;
  /**
   * API product
   */
  product_id: number | null;
  /**
   * Access
   */
  visibility: 'designed' | 'open' | 'controlled' | 'hidden' | null;
  /**
   * Rate limit
   */
  rate: string | null;
  /**
   * Unit price
   */
  unit_price: number | null;
  /**
   * Charge upstream refusals
   */
  charges_refusals: StoredBoolean<null>;
  /**
   * Icon
   */
  icon: string | null;
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
    service_setting: ServiceSettingRow;
  }
}
