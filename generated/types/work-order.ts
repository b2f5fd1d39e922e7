// Written by `npm run generate` from the descriptor of the screen work_order. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Work order
 */
export interface WorkOrderRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Title
   */
  title: string | null;
  /**
   * Number
   */
  serial: string | null;
  /**
   * Type
   */
  kind: 'technical' | 'billing' | 'account' | 'suggestion' | 'other' | null;
  /**
   * Description
   */
  content: string | null;
  /**
   * Submitted by
   */
  account_id: number | null;
  /**
   * App
   */
  app_id: number | null;
  /**
   * Phone
   */
  phone: string | null;
  /**
   * Attachments
   */
  attachments: string | null;
  /**
   * Logged calls
   */
  log_lines: string | null;
  /**
   * Assigned to
   */
  assignee: number | null;
  /**
   * Accepted at
   */
  accepted_at: string | null;
  /**
   * First answer
   */
  first_answer_at: string | null;
  /**
   * Time to first answer
   */
  answer_minutes: number | null;
  /**
   * Resolved at
   */
  resolved_at: string | null;
  /**
   * Resolution
   */
  resolution: string | null;
  /**
   * Status
   */
  status: Defaulted<'pending' | 'communicating' | 'resolved' | 'closed'>;
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
    work_order: WorkOrderRow;
  }
}
