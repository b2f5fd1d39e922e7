// Written by `npm run generate` from the descriptor of the screen app. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * App
 */
export interface AppRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * app_key
   */
  app_key: string | null;
  /**
   * app_secret
   */
  app_secret: string | null;
  /**
   * Name
   */
  name: string | null;
  /**
   * Icon
   */
  icon: string | null;
  /**
   * Owner
   */
  account_id: number | null;
  /**
   * Environment
   */
  environment: 'production' | 'sandbox' | null;
  /**
   * Company
   */
  company: string | null;
  /**
   * Developers
   */
  developers: string | null;
  /**
   * Reason for applying
   */
  apply_reason: string | null;
  /**
   * Daily limit
   */
  limit_mode: 'limited' | 'unlimited' | null;
  /**
   * Daily calls
   */
  daily_limit: number | null;
  /**
   * Rate limit
   */
  rate: string | null;
  /**
   * Allowed IPs
   */
  allowed_ips: string | null;
  /**
   * Allowed origins
   */
  allowed_origins: string | null;
  /**
   * Real HTTP status codes
   */
  http_status: StoredBoolean<null>;
  /**
   * Valid until
   */
  valid_until: string | null;
  /**
   * Secret last used
   */
  app_secret_used_at: string | null;
  /**
   * Old secret last used
   */
  old_secret_used_at: string | null;
  /**
   * Review status
   */
  verify_status: Defaulted<'unset' | 'pending' | 'passed' | 'rejected'>;
  /**
   * Reason for rejection
   */
  reject_reason: string | null;
  /**
   * Status
   */
  status: Defaulted<'working' | 'cancelled'>;
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
    app: AppRow;
  }
}
