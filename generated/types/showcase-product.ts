// Written by `npm run generate` from the descriptor of the screen showcase_product. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Sample product
 */
export interface ShowcaseProductRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  name: string | null;
  /**
   * SKU
   */
  sku: string | null;
  /**
   * Category
   */
  category: 'office' | 'kitchen' | 'outdoor' | null;
  /**
   * Price
   */
  price: number | null;
  /**
   * Stock
   */
  stock: number | null;
  /**
   * Discount
   */
  discount: number | null;
  /**
   * Color
   */
  color: string | null;
  /**
   * Origin
   */
  origin: string | null;
  /**
   * Tags
   */
  tags: string | null;
  /**
   * On sale since
   */
  launched_on: string | null;
  /**
   * Remark
   */
  remark: string | null;
  /**
   * Status
   */
  status: Defaulted<'draft' | 'on_sale' | 'sold_out'>;
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
    showcase_product: ShowcaseProductRow;
  }
}
