// Written by `npm run generate` from the descriptor of the screen configuration. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Configuration
 */
export interface ConfigurationRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  name: string | null;
  /**
   * Value
   */
  value: string | null;
  /**
   * Secret value
   */
  secret_value: string | null;
  /**
   * Value in dev
   */
  dev_value: string | null;
  /**
   * Value in test
   */
  test_value: string | null;
  /**
   * Secret value in dev
   */
  dev_secret_value: string | null;
  /**
   * Secret value in test
   */
  test_secret_value: string | null;
  /**
   * Secret
   */
  secret: StoredBoolean<null>;
  /**
   * Description
   */
  description: string | null;
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
    configuration: ConfigurationRow;
  }
}
