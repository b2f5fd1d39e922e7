/** `result` of an import job. */
export interface ImportResult {
  dry_run: boolean;
  /** Rows with any value, the header not counted. */
  total: number;
  /** Rows that were written, or would have been: those added and those that changed a record. */
  imported: number;
  added: number;
  changed: number;
  /** Rows whose record has these values already. */
  same: number;
  /** What the first 200 rows do, where records are found by a key; of an import without one empty. */
  rows: RowChange[];
  failed: number;
  /** Errors of the first 200 faulty rows. */
  faults: RowError[];
  /** File id of a CSV with the faulty rows and their reasons (Admin.File.Download); null when there are none. */
  error_file: number | null;
}

/** What an import does with one row of the spreadsheet. */
export interface RowChange {
  row: number;
  does: 'add' | 'change' | 'same';
  /** Of the record that was found. */
  id: number | null;
  fields: { field: string; from: unknown; to: unknown }[];
}

/** One value of a spreadsheet that an import refuses. */
export interface RowError {
  /** As the spreadsheet counts: the header is row 1. */
  row: number;
  field: string;
  message: string;
}

/** `result` of an export job. */
export interface ExportResult {
  rows: number;
  /** For Admin.File.Download. */
  file: number;
}
