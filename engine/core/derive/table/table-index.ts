export interface Index {
  columns: string[];
  unique: boolean;
  /** Columns that run the other way than the rest. */
  descending?: string[];
}
