// Written by `npm run generate` from the descriptor of the screen article. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Article
 */
export interface ArticleRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Title
   */
  title: string | null;
  /**
   * Keywords
   */
  keywords: string | null;
  /**
   * Abstract
   */
  abstract: string | null;
  /**
   * Content format
   */
  content_type: 'richtext' | 'markdown' | null;
  /**
   * Content
   */
  content: string | null;
  /**
   * Content (Markdown)
   */
  content_markdown: string | null;
  /**
   * Cover image
   */
  cover: string | null;
  /**
   * Visible to
   */
  view_permission: 'tourist' | 'member' | 'programmer' | null;
  /**
   * Views
   */
  read_times: number | null;
  /**
   * Pinned
   */
  topping: StoredBoolean<null>;
  /**
   * Order
   */
  sort: number | null;
  /**
   * Publish at
   */
  publish_time: string | null;
  /**
   * Author
   */
  author: string | null;
  /**
   * Status
   */
  status: Defaulted<'shown' | 'hidden' | 'undercarriage'>;
  /**
   * Review
   */
  review_status: Defaulted<'pending' | 'passed' | 'rejected'>;
  /**
   * Reason
   */
  reject_reason: string | null;
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
    article: ArticleRow;
  }
}
