import type { Problem } from '../model/types/problem.ts';

/** A problem in the caller's language. */
export interface ShownProblem extends Omit<Problem, 'text'> {
  message: string;
}
