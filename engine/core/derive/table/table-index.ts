/** An index of a table, by column names. */
export interface Index {
  columns: string[];
  unique: boolean;
  /** Columns that run the other way than the rest. */
  descending?: string[];
}
