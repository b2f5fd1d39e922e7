// Written by `npm run generate` from the descriptor of the screen database_config. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Database configuration
 */
export interface DatabaseConfigRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * DI service name
   */
  service_name: string | null;
  /**
   * Type
   */
  kind: 'sqlite' | 'postgres' | 'mysql' | null;
  /**
   * Host / IP
   */
  host: string | null;
  /**
   * Port
   */
  port: number | null;
  /**
   * Account
   */
  account: string | null;
  /**
   * Password
   */
  password: string | null;
  /**
   * Encrypt with TLS
   */
  tls: StoredBoolean<null>;
  /**
   * Database name
   */
  name: string | null;
  /**
   * Character set
   */
  charset: 'UTF8' | 'GBK' | 'LATIN1' | null;
  /**
   * Primary key field
   */
  primary_key: string | null;
  /**
   * Table prefix
   */
  table_prefix: string | null;
  /**
   * Environment
   */
  environment: 'prod' | 'dev' | 'test' | null;
  /**
   * Stands in for
   */
  stands_for: string | null;
  /**
   * Description
   */
  description: string | null;
  /**
   * Status
   */
  status: Defaulted<'enabled' | 'disabled'>;
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
    database_config: DatabaseConfigRow;
  }
}
