// Written by `npm run generate` from the descriptor of the screen asset. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Asset
 */
export interface AssetRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  title: string | null;
  /**
   * Picture
   */
  image: string | null;
  /**
   * Document
   */
  document: string | null;
  /**
   * Type
   */
  kind: 'image' | 'document' | null;
  /**
   * Folder
   */
  folder_id: number | null;
  /**
   * Size
   */
  size: number | null;
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
    asset: AssetRow;
  }
}
