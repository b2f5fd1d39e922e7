import { texts } from '../../../generated/words/engine-server/manifest.ts';
import { BackupError } from './backup-error.ts';

/** Describes the contents of an archive. Its last entry, because it describes the others. */
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
  /** The bucket that uploaded files are in beside the folder: they are no part of the archive. */
  bucket?: string;
}

export const manifestPath = 'manifest.json';
/** Path of the database within an archive. */
export const databasePaths = { sqlite: 'database/portico.db', postgres: 'database/portico.pgdump' } as const;
export const archiveFormat = 1;

/** What this installation can restore: its version, and the migration files it has. */
export interface Known {
  product: string;
  migrations: string[];
  dialect: Manifest['dialect'];
}

/**
 * Parses a manifest.
 * @throws BackupError for anything else
 */
export function parseManifest(json: string): Manifest {
  try {
    const manifest: unknown = JSON.parse(json);
    if (isManifest(manifest)) return manifest;
  } catch {
    // Said below.
  }
  throw new BackupError(texts.shape);
}

/**
 * Checks that this installation can run what the archive contains.
 * @throws BackupError if it cannot
 */
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
