// Written by `npm run generate` from the descriptor of the screen mall_config. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Mall settings
 */
export interface MallConfigRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Layout
   */
  template: 'cards' | 'table' | 'product' | null;
  /**
   * Headline
   */
  headline: string | null;
  /**
   * Introduction
   */
  introduction: string | null;
  /**
   * Banner (1160 × 200)
   */
  banner: string | null;
  /**
   * Notice
   */
  notice: string | null;
  /**
   * Recommended plans
   */
  recommended: string | null;
  /**
   * Mark the most popular
   */
  mark_popular: StoredBoolean<null>;
  /**
   * Show prices to visitors
   */
  show_prices: StoredBoolean<null>;
  /**
   * Plans on the front page
   */
  on_home: StoredBoolean<null>;
  /**
   * Bulk purchase text
   */
  bulk_text: string | null;
  /**
   * Contact for bulk purchases
   */
  bulk_contact: string | null;
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
    mall_config: MallConfigRow;
  }
}
