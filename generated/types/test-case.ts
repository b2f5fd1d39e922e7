// Written by `npm run generate` from the descriptor of the screen test_case. Do not edit.
import type { Defaulted, StoredBoolean } from '../../engine/core/derive/table/table-types.ts';

/**
 * Test case
 */
export interface TestCaseRow {
  /**
   * ID
   */
  id: Defaulted<number>;
  /**
   * Name
   */
  name: string | null;
  /**
   * Path
   */
  path: string | null;
  /**
   * Interface
   */
  api: string | null;
  /**
   * Token configuration
   */
  config_id: number | null;
  /**
   * Parameters
   */
  parameters: string | null;
  /**
   * ret
   */
  ret: number | null;
  /**
   * Expected results
   */
  expectations: string | null;
  /**
   * Entire data
   */
  answer: string | null;
  /**
   * JSON Schema of data
   */
  answer_schema: string | null;
  /**
   * Time limit
   */
  most_ms: number | null;
  /**
   * Interface
   */
  interface_id: number | null;
  /**
   * Created by publishing
   */
  is_example: StoredBoolean<null>;
  /**
   * Status
   */
  status: Defaulted<'untested' | 'failed' | 'successful'>;
  /**
   * Failure reason
   */
  failures: string | null;
  /**
   * Last tester
   */
  last_tester: number | null;
  /**
   * Last run
   */
  last_run_at: string | null;
  /**
   * Runs
   */
  totals: number | null;
  /**
   * Successes
   */
  successes: number | null;
  /**
   * Pass rate
   */
  pass_rate: number | null;
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
    test_case: TestCaseRow;
  }
}
