// Written by `npm run generate` from the descriptor of the screen article. Do not edit.

/**
 * Article
 */
export interface Article {
  /**
   * Title
   */
  title: string | null;
  /**
   * Keywords (Separate with commas)
   */
  keywords: string | null;
  /**
   * Abstract
   */
  abstract: string | null;
  /**
   * Content
   */
  content: string | null;
  /**
   * Cover image (jpg or png, no larger than 2 MB)
   */
  cover: string | null;
  /**
   * View permission (tourist = Tourist, member = Member, programmer = Programmer)
   */
  view_permission: 'tourist' | 'member' | 'programmer' | null;
  /**
   * Read times
   */
  read_times: number | null;
  /**
   * Topping
   */
  topping: boolean | null;
  /**
   * Sort (Larger first)
   */
  sort: number | null;
  /**
   * Publish time
   */
  publish_time: string | null;
  /**
   * Author
   */
  author: string | null;
  /**
   * Status (shown = Shown, hidden = Hidden, undercarriage = Undercarriage)
   */
  status: 'shown' | 'hidden' | 'undercarriage';
  /**
   * ID
   */
  id: number;
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
  rev: number;
}
