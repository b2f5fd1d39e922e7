/** A configuration entry whose values differ between environments. A secret value is masked; null stands for none. */
export interface ComparedEntry {
  name: string;
  isSecret: boolean;
  dev: string | null;
  test: string | null;
  prod: string | null;
  /** Whether the value differs from that of the environment before it, from which it can be promoted. */
  changed: { test: boolean; prod: boolean };
}

/** A database that others stand in for in test runs, and the names of those by environment; null: it is used there itself. */
export interface ComparedDatabase {
  name: string;
  dev: string | null;
  test: string | null;
  prod: string;
}
