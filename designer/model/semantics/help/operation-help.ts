import type { Json } from '../../../../engine/core/json/json.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import type { FailureReason } from '../values/failure.ts';

/** What an operation answers, or why it has no answer. These are the table that the tests run in every language. */
export type Example = { inputs: readonly Json[]; result: Json } | { inputs: readonly Json[]; fails: FailureReason };

/** What a person learns of an operation. */
export interface OperationHelp {
  /** What it means, in one sentence. */
  doc: Text;
  /** More words that a search finds it by. */
  words?: readonly string[];
  examples: readonly Example[];
}

export const gives = (result: Json, ...inputs: Json[]): Example => ({ inputs, result });
export const refuses = (fails: FailureReason, ...inputs: Json[]): Example => ({ inputs, fails });
