// Written by `npm run generate` from the descriptor of the screen test_snapshot. Do not edit.
import type { Defaulted } from '../../engine/core/derive/table/table-types.ts';

/**
 * Test snapshot
 */
export interface TestSnapshotRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Test case
   */
  case_id: number | null;
  /**
   * Outcome
   */
  outcome: 'failed' | 'successful' | null;
  /**
   * ret
   */
  ret: number | null;
  /**
   * Duration
   */
  took: number | null;
  /**
   * Answer
   */
  answer: string | null;
  /**
   * Failure reason
   */
  failures: string | null;
  /**
   * Tester
   */
  tester: number | null;
  /**
   * Accepted by
   */
  accepted_by: number | null;
  /**
   * Accepted
   */
  accepted_at: string | null;
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
    test_snapshot: TestSnapshotRow;
  }
}
