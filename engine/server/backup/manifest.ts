import { BackupError } from './backup-error.ts';

/** What is in an archive. Its last entry, because it tells of the others. */
export interface Manifest {
  /** Of the archive itself; raised when an older Portico could not read it. */
  format: number;
  /** Version of the Portico that made it. */
  product: string;
  /** ISO 8601, UTC: the moment of the database's snapshot. */
  made_at: string;
  dialect: 'sqlite' | 'postgres';
  /** Migration files that have run on the database, by name. */
  migrations: string[];
  /** Rows of each table. */
  tables: Record<string, number>;
  entries: { path: string; size: number; sha256: string }[];
  /** Uploaded files the database names and the folder does not have, by name. */
  missing: string[];
}

export const manifestPath = 'manifest.json';
/** The database within an archive. */
export const databasePaths = { sqlite: 'database/portico.db', postgres: 'database/portico.pgdump' } as const;
export const archiveFormat = 1;

/** What this installation can take: its version, and the migration files it has. */
export interface Known {
  product: string;
  migrations: string[];
  dialect: Manifest['dialect'];
}

/** Throws BackupError for anything but a manifest. */
export function parseManifest(json: string): Manifest {
  try {
    const manifest: unknown = JSON.parse(json);
    if (isManifest(manifest)) return manifest;
  } catch {
    // Said below.
  }
  throw new BackupError(texts.shape);
}

/** Throws BackupError when this installation cannot run what the archive holds. */
export function checkVersions({ format, product, migrations, dialect }: Manifest, known: Known): void {
  if (format > archiveFormat || isNewer(product, known.product))
    throw new BackupError(texts.newer, { theirs: format > archiveFormat ? `${product} (format ${format})` : product, ours: known.product });
  const unknown = migrations.filter((name) => !known.migrations.includes(name));
  if (unknown.length > 0) throw new BackupError(texts.migration, { names: unknown.slice(0, 3).join(', '), ours: known.product });
  if (dialect !== known.dialect) throw new BackupError(dialect === 'sqlite' ? texts.sqlite : texts.postgres);
}

function isNewer(theirs: string, ours: string): boolean {
  return theirs.localeCompare(ours, 'en', { numeric: true }) > 0;
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const { format, product, dialect, migrations, tables, entries, missing } = value as Partial<Manifest>;
  return (
    Number.isInteger(format) &&
    typeof product === 'string' &&
    (dialect === 'sqlite' || dialect === 'postgres') &&
    Array.isArray(migrations) &&
    typeof tables === 'object' &&
    tables !== null &&
    Array.isArray(entries) &&
    Array.isArray(missing)
  );
}

const texts = {
  shape: { zh_cn: '备份文件已损坏：其中的清单 manifest.json 无法读取', en: 'the archive is damaged: its manifest.json cannot be read' },
  newer: {
    zh_cn: '备份由更新的版本 Portico {theirs} 制作，当前版本为 {ours}；请先升级再恢复',
    en: 'the archive was made by the newer Portico {theirs}; this is {ours}: upgrade first',
  },
  migration: {
    zh_cn: '备份的数据库执行过当前版本（{ours}）没有的迁移文件：{names}；请使用包含这些文件的版本或描述文件夹（PORTICO_SCHEMAS）',
    en: 'the database in the archive has been through migrations this Portico ({ours}) does not have: {names}; use the version, or the PORTICO_SCHEMAS folder, that has them',
  },
  sqlite: {
    zh_cn: '备份中是内置数据库（SQLite），而 DATABASE_URL 指向 PostgreSQL；请去掉 DATABASE_URL 再恢复',
    en: 'the archive holds an embedded database (SQLite), and DATABASE_URL names a PostgreSQL; leave DATABASE_URL out',
  },
  postgres: {
    zh_cn: '备份中是 PostgreSQL 数据库；请用 DATABASE_URL 指定要恢复到的 PostgreSQL 数据库',
    en: 'the archive holds a PostgreSQL database; name the one to restore to with DATABASE_URL',
  },
};
