/** What a copy of a database contains. */
export interface Contents {
  /** Rows by table. */
  tables: Record<string, number>;
  /** Names of the migration files that have run. */
  migrations: string[];
  /** Names of the uploaded files its rows speak of. */
  uploads: string[];
}
