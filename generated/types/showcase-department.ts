// Written by `npm run generate` from the descriptor of the screen showcase_department. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Sample department
 */
export interface ShowcaseDepartmentRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  name: string | null;
  /**
   * Head
   */
  leader: string | null;
  /**
   * Headcount
   */
  people: number | null;
  /**
   * Parent department
   */
  parent_id: number | null;
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
    showcase_department: ShowcaseDepartmentRow;
  }
}
