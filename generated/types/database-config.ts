// Written by `npm run generate` from the descriptor of the screen database_config. Do not edit.

/**
 * Database configuration
 */
export interface DatabaseConfig {
  /**
   * DI service name (What interfaces call this database, such as warehouse; cannot be changed after creation)
   */
  service_name: string | null;
  /**
   * Type (sqlite = SQLite, postgres = PostgreSQL, mysql = MySQL / MariaDB)
   */
  kind: 'sqlite' | 'postgres' | 'mysql' | null;
  /**
   * Host / IP (Addresses of an inside network must be allowed by the operator in PORTICO_OUTBOUND_ALLOW)
   */
  host: string | null;
  /**
   * Port (Empty: PostgreSQL 5432, MySQL 3306)
   */
  port: number | null;
  /**
   * Account
   */
  account: string | null;
  /**
   * Password (Stored encrypted and never shown again; left empty on edit means unchanged; masked)
   */
  password: string | null;
  /**
   * Encrypt with TLS (The server's certificate must be trusted)
   */
  tls: boolean | null;
  /**
   * Database name (For SQLite a file name such as shop.db, inside the folder databases of the data folder)
   */
  name: string | null;
  /**
   * Character set (Of the connection to MySQL; UTF8 = UTF8, GBK = GBK, LATIN1 = LATIN1)
   */
  charset: 'UTF8' | 'GBK' | 'LATIN1' | null;
  /**
   * Primary key field
   */
  primary_key: string | null;
  /**
   * Table prefix (Only tables that begin with it are used; interfaces name them without it)
   */
  table_prefix: string | null;
  /**
   * Description
   */
  description: string | null;
  /**
   * Status (enabled = On, disabled = Off)
   */
  status: 'enabled' | 'disabled';
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
