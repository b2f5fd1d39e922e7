// Written by `npm run generate` from the descriptor of the screen stored_procedure_edit. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Edit of a procedure
 */
export interface StoredProcedureEditRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Procedure
   */
  procedure_id: number | null;
  /**
   * Definition
   */
  definition: string | null;
  /**
   * Run
   */
  ran: StoredBoolean<null>;
  /**
   * Created
   */
  created_at: string;
  /**
   * Updated
   */
  updated_at: string;
  /**
   * Created by
   */
  created_by: number | null;
  /**
   * Revision
   */
  rev: Defaulted<number>;
  deleted_at: string | null;
  deleted_with: string | null;
}

declare module '../../engine/core/derive/table/table-types.ts' {
  interface ScreenTables {
    stored_procedure_edit: StoredProcedureEditRow;
  }
}
