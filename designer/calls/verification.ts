import type { Json } from '../../engine/core/json/json.ts';

export interface RunAnswer {
  ret: number;
  data: Json;
  msg: string;
}

/** A pair of answers that should have been the same. */
export interface Difference {
  parameters: { [name: string]: Json };
  ts: RunAnswer;
  php: RunAnswer;
  /** The first node whose values differ. */
  node?: string;
  /** What they have done to the world outside, where that differs. */
  outside?: { what: 'requests' | 'rows' | 'cache' | 'headers'; table?: string; ts: Json; php: Json }[];
}

/** What publishing compared before it let the interface through, or why it refused. */
export interface Verification {
  /** Inputs both languages were run on. */
  inputs: number;
  /** Wrong inputs that both have refused in the same words. */
  refused: number;
  /** `skipped` where PHP was not compared in full; `edited` where hand-edited code is no twin of the definition any more. */
  php: 'same' | 'different' | 'skipped' | 'edited';
  /** Why it was skipped. */
  because?: 'absent' | 'tables' | 'memory' | 'time' | 'crash';
  difference?: Difference;
  failedTests: { title: string; expected: RunAnswer; found: RunAnswer }[];
}
