// Written by `npm run generate` from the descriptor of the screen showcase_markdown. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Markdown editor
 */
export interface ShowcaseMarkdownRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Title
   */
  title: string | null;
  /**
   * Text
   */
  content: string | null;
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
    showcase_markdown: ShowcaseMarkdownRow;
  }
}
