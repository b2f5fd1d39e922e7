// Written by `npm run generate` from the descriptor of the screen topic_subscription. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Subscription
 */
export interface TopicSubscriptionRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Topic
   */
  topic_id: number | null;
  /**
   * App
   */
  app_id: number | null;
  /**
   * Callback URL
   */
  url: string | null;
  /**
   * Signing secret
   */
  secret: string | null;
  /**
   * Purpose
   */
  reason: string | null;
  /**
   * Review
   */
  verify_status: Defaulted<'pending' | 'passed' | 'rejected'>;
  /**
   * Reason for rejection
   */
  reject_reason: string | null;
  /**
   * Approved
   */
  approved_at: string | null;
  /**
   * Switch
   */
  status: Defaulted<'on' | 'off'>;
  /**
   * Failing since
   */
  failing_since: string | null;
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
    topic_subscription: TopicSubscriptionRow;
  }
}
