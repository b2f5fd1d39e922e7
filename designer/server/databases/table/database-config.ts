import { plainText, type Text } from '../../../../engine/core/text/text.ts';
import { openSecret, type Platform } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/database-config.ts';
import { type SqlDialect, sqlDialects } from '../../../codegen/sql/sql-dialects.ts';
import { type Environment, environments } from '../../../model/semantics/runtime/environments.ts';

/** The configuration of a database, from its record. */
export interface DatabaseConfig {
  id: number;
  /** Changes with every edit of the record. */
  rev: number;
  /** What table nodes and definitions call it. */
  service: string;
  kind: SqlDialect;
  host: string;
  port: number;
  account: string;
  password: string;
  /** Database name, or for SQLite a file name below `databases/` of the data folder. */
  name: string;
  charset: string;
  /** Column that other software of this database uses as `id`. */
  primaryKey: string;
  /** Stands before each table's name in the database, and before none here. */
  tablePrefix: string;
  hasTls: boolean;
  /** Only test runs of this environment use it, in place of `standsFor`; those of `prod` stand for themselves. */
  environment: Environment;
  /** Service name of the database whose place it takes, `platform` for the platform's own; null: it takes none. */
  standsFor: string | null;
}

/** What the platform's own database is called where databases are named. */
export const platformDatabase = 'platform';

const ports: Record<SqlDialect, number> = { sqlite: 0, postgres: 5432, mysql: 3306 };

/** Returns the configuration of a record of the screen `database_config`, with its password decrypted. */
export function databaseConfigOf({ keyring }: Pick<Platform, 'keyring'>, record: Record<string, unknown>): DatabaseConfig {
  const kind = sqlDialects.find((known) => known === record.kind) ?? 'sqlite';
  const environment = environments.find((known) => known === record.environment) ?? 'prod';
  return {
    id: Number(record.id),
    rev: Number(record.rev),
    service: String(record.service_name),
    kind,
    host: String(record.host ?? ''),
    port: Number(record.port ?? ports[kind]),
    account: String(record.account ?? ''),
    password: openSecret(keyring, record.password) ?? '',
    name: String(record.name ?? ''),
    charset: String(record.charset ?? 'UTF8'),
    primaryKey: String(record.primary_key ?? 'id'),
    tablePrefix: String(record.table_prefix ?? ''),
    hasTls: record.tls === true || record.tls === 1,
    environment,
    standsFor: environment === 'prod' || typeof record.stands_for !== 'string' || record.stands_for === '' ? null : record.stands_for,
  };
}

/** What people call an environment whose databases stand in for others, and the database they stand in for. */
export function standInWords(environment: 'dev' | 'test', standsFor: string): { environment: Text; name: Text } {
  return { environment: texts[environment], name: standsFor === platformDatabase ? texts.own : plainText(standsFor) };
}

/** What interfaces call a table: one of a database that stands in for another has the name, and the hidden columns, of the other's. */
export function originalName({ service, standsFor }: Pick<DatabaseConfig, 'service' | 'standsFor'>, name: string): string {
  return standsFor === platformDatabase ? name : `${standsFor ?? service}.${name}`;
}
