// Written by `npm run generate` from the descriptor of the screen token_config. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Token configuration
 */
export interface TokenConfigRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  name: string | null;
  /**
   * Acquisition mode
   */
  mode: 'interface' | 'account' | 'app' | null;
  /**
   * Protocol
   */
  protocol: 'platform' | 'oauth2' | null;
  /**
   * Address
   */
  path: string | null;
  /**
   * Interface
   */
  call: string | null;
  /**
   * Parameters
   */
  fields: string | null;
  /**
   * Secret parameter
   */
  secret_name: string | null;
  /**
   * Value of the secret parameter
   */
  secret_text: string | null;
  /**
   * Token path
   */
  token_path: string | null;
  /**
   * Username
   */
  username: string | null;
  /**
   * Password
   */
  account_secret: string | null;
  /**
   * App key
   */
  app_key: string | null;
  /**
   * App secret
   */
  app_secret: string | null;
  /**
   * Scope
   */
  scope: string | null;
  /**
   * Also send to
   */
  origins: string | null;
  /**
   * Save to secret entry
   */
  entry: string | null;
  /**
   * Token valid until
   */
  expires_at: string | null;
  /**
   * Last failure
   */
  fault: string | null;
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
    token_config: TokenConfigRow;
  }
}
