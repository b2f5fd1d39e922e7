import type { Json } from '../../../../engine/core/json/json.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import type { FailureReason } from '../values/failure.ts';

/** The result of an operation, or why it has none. Tests run these examples in every language. */
export type Example = { inputs: readonly Json[]; result: Json } | { inputs: readonly Json[]; fails: FailureReason };

/** The help of an operation. */
export interface OperationHelp {
  /** What it means, in one sentence. */
  doc: Text;
  /** More words that a search finds it by. */
  words?: readonly string[];
  examples: readonly Example[];
}

/** Returns an example with a result. */
export const gives = (result: Json, ...inputs: Json[]): Example => ({ inputs, result });
/** Returns an example that fails. */
export const refuses = (fails: FailureReason, ...inputs: Json[]): Example => ({ inputs, fails });
