/** Limits of connections to configured databases. Small, because the databases belong to others, too. */
export const databaseLimits = {
  connections: 5,
  connectMilliseconds: 5_000,
  queryMilliseconds: 10_000,
  /** From the first write of a run to its end: nobody else writes to a SQLite database meanwhile. */
  transactionMilliseconds: 3_000,
  idleMilliseconds: 30_000,
  /** Rows a stored procedure may answer. */
  procedureRows: 10_000,
};
