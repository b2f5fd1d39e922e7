// Written by `npm run generate` from the descriptor of the screen api_product. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * API product
 */
export interface ApiProductRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  title: string | null;
  /**
   * Version
   */
  version: string | null;
  /**
   * Icon
   */
  icon: string | null;
  /**
   * Overview
   */
  overview: string | null;
  /**
   * Order
   */
  sort: number | null;
  /**
   * Deprecated on
   */
  deprecated_on: string | null;
  /**
   * Sunset on
   */
  sunset_on: string | null;
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
    api_product: ApiProductRow;
  }
}
