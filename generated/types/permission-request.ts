// Written by `npm run generate` from the descriptor of the screen permission_request. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * API application
 */
export interface PermissionRequestRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * App
   */
  app_id: number | null;
  /**
   * Account
   */
  account_id: number | null;
  /**
   * Interface
   */
  service_name: string | null;
  /**
   * Reason for applying
   */
  reason: string | null;
  /**
   * Status
   */
  status: Defaulted<'pending' | 'approved' | 'declined' | 'withdrawn'>;
  /**
   * Reply
   */
  reply: string | null;
  /**
   * Reviewed by
   */
  reviewed_by: number | null;
  /**
   * Reviewed at
   */
  reviewed_at: string | null;
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
    permission_request: PermissionRequestRow;
  }
}
