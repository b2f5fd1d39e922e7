/** What one definition holds at most, nested fields included. */
export interface FieldLimits {
  /** Of parameters. */
  parameters: number;
  /** Of an answer: up to so many it is kept whole. */
  returns: number;
  /** Of an answer that has more: what is kept of it. */
  cutReturns: number;
}

/** Where everything leads to everything, each answer would hold the whole API: of such documents operations get a share of this. */
const together = 400_000;
const most = 5_000;
const least = 300;
/** Operations from which on no answer gets more than its share. */
const manyOperations = 1_500;

/** @param operations of the document */
export function fieldLimits(operations: number): FieldLimits {
  const share = Math.max(least, Math.min(most, Math.floor(together / Math.max(operations, 1))));
  return { parameters: operations > manyOperations ? share : most, returns: operations > manyOperations ? share : most, cutReturns: share };
}

/** Levels in which a shape is spelled out each time it occurs; deeper, its second occurrence is but its name. */
export const spelledLevels = 4;
