// Written by `npm run generate` from the descriptor of the screen topic_push. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Push
 */
export interface TopicPushRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Callback URL
   */
  subscription_id: number | null;
  /**
   * Topic
   */
  topic_id: number | null;
  /**
   * App
   */
  app_id: number | null;
  /**
   * Message id
   */
  message_id: string | null;
  /**
   * Ordering key
   */
  order_key: string | null;
  /**
   * Delivery
   */
  delivery_key: string | null;
  /**
   * Status
   */
  status: 'waiting' | 'delivered' | 'failed' | 'dropped' | null;
  /**
   * Attempts
   */
  attempts: number | null;
  /**
   * HTTP status
   */
  last_status: number | null;
  /**
   * Last error
   */
  last_error: string | null;
  /**
   * Last response
   */
  last_answer: string | null;
  /**
   * Test
   */
  is_test: StoredBoolean<null>;
  /**
   * Received at
   */
  delivered_at: string | null;
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
    topic_push: TopicPushRow;
  }
}
