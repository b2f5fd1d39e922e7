// Written by `npm run generate` from the descriptor of the screen app. Do not edit.

/**
 * App
 */
export interface App {
  /**
   * app_key (Letters and digits; cannot be changed after creation)
   */
  app_key: string | null;
  /**
   * app_secret (Can be generated; left empty on edit means unchanged; masked)
   */
  app_secret: string | null;
  /**
   * App name
   */
  name: string | null;
  /**
   * Icon (80×80, jpg or png, no larger than 2 MB)
   */
  icon: string | null;
  /**
   * Owner
   */
  account_id: number | null;
  /**
   * Company
   */
  company: string | null;
  /**
   * Developers
   *
   * @maxItems 50
   */
  developers: number[] | null;
  /**
   * Apply reason
   */
  apply_reason: string | null;
  /**
   * Daily request limit (limited = Limited, unlimited = Unlimited)
   */
  limit_mode: 'limited' | 'unlimited' | null;
  /**
   * Calls per day (calls a day)
   */
  daily_limit: number | null;
  /**
   * Allowed IPs (Comma separated; empty means no limit)
   */
  allowed_ips: string | null;
  /**
   * Allowed origins (Pages of these sites may call interfaces from the browser (CORS), such as https://shop.example, one per line; empty means none)
   */
  allowed_origins: string | null;
  /**
   * Real HTTP statuses (On: refused calls are answered with the HTTP status that fits (401, 429, 502 …). Off: always 200, and ret says how it went)
   */
  http_status: boolean | null;
  /**
   * Valid until (Empty means for ever)
   */
  valid_until: string | null;
  /**
   * Verify status (unset = Unset, pending = To be reviewed, passed = Passed, rejected = Not passed)
   */
  verify_status: 'unset' | 'pending' | 'passed' | 'rejected';
  /**
   * Status (working = Working, cancelled = Cancelled)
   */
  status: 'working' | 'cancelled';
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
