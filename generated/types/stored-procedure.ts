// Written by `npm run generate` from the descriptor of the screen stored_procedure. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Stored procedure
 */
export interface StoredProcedureRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  name: string | null;
  /**
   * Database
   */
  database: string | null;
  /**
   * Type
   */
  kind: 'procedure' | 'function' | null;
  /**
   * Definition
   */
  definition: string | null;
  /**
   * Description
   */
  description: string | null;
  /**
   * Defined in the database
   */
  ran_at: string | null;
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
    stored_procedure: StoredProcedureRow;
  }
}
