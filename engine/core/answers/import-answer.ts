/** `result` of an import job. */
export interface ImportResult {
  dry_run: boolean;
  /** Rows with any value, the header not counted. */
  total: number;
  /** Rows that were written, or would have been. */
  imported: number;
  failed: number;
  /** Faults of the first 200 faulty rows. */
  faults: RowError[];
  /** File id of a CSV with the faulty rows and their reasons (Admin.File.Download); null when there are none. */
  error_file: number | null;
}

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
