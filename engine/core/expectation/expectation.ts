import type { Json } from '../json/json.ts';

/** How a value of an answer is compared with the expected one. */
export const operators = ['equal', 'unequal', 'greater', 'less', 'greater_or_equal', 'less_or_equal'] as const;
export type Operator = (typeof operators)[number];

/** What one value of an answer must be. */
export interface Expectation {
  /** Dotted, from the envelope: `data.items.0.id`. `length` of a list or a text is how many there are. */
  path: string;
  operator: Operator;
  /** JSON text; what does not read as JSON stands for itself. */
  value: string;
}

/** What an answer must be; members that are left out may be anything. */
export interface ExpectedAnswer {
  ret?: number;
  /** The whole of `data`. */
  data?: Json;
  expectations?: readonly Expectation[];
  /** JSON Schema (draft-07) of `data`. */
  schema?: { [member: string]: Json };
  /** Longest time the call may take. */
  milliseconds?: number;
}

/** An answer to be compared. */
export interface FoundAnswer {
  ret: number;
  data: unknown;
  msg: string;
}
