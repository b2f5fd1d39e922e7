import type { Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/branches.ts';
import type { Values } from './node-type.ts';

/** What a run did at a node. */
interface NodeOutcome {
  /** Inputs it requested for: of lazy ones, those whose nodes have run. */
  requested: ReadonlySet<string>;
  /** Null where the call ended there, or in what stands within. */
  outputs: Values | null;
}

/** One of the ways that a run can take at a node. */
export interface Branch {
  key: string;
  label: Text;
  /** There is no such way unless something feeds this input. */
  needs?: string;
  isReached(outcome: NodeOutcome): boolean;
}

/** The ways through lazy inputs, of which a run takes one. */
export function inputBranches(...inputs: readonly (readonly [name: string, label: Text])[]): Branch[] {
  return inputs.map(([key, label]) => ({ key, label, isReached: ({ requested }) => requested.has(key) }));
}

/** A loop turns, or its list is empty. */
export function loopBranches(inner: string): Branch[] {
  return [
    { key: 'some', label: texts.some, isReached: ({ requested }) => requested.has(inner) },
    { key: 'none', label: texts.none, isReached: ({ requested, outputs }) => outputs !== null && !requested.has(inner) },
  ];
}

/** It went well, or failed and the call goes on. */
export function failureBranches(): Branch[] {
  return [
    { key: 'well', label: texts.well, isReached: ({ outputs }) => outputs?.failed === false },
    { key: 'failed', label: texts.failed, isReached: ({ outputs }) => outputs?.failed === true },
  ];
}

/** What was written is kept, or undone. What follows the commit cannot undo it. */
export function transactionBranches(body: string, after: string): Branch[] {
  return [
    { key: 'kept', label: texts.kept, isReached: ({ requested, outputs }) => outputs !== null || requested.has(after) },
    { key: 'undone', label: texts.undone, isReached: ({ requested, outputs }) => outputs === null && requested.has(body) && !requested.has(after) },
  ];
}

/**
 * The call goes on, or ends.
 * @param needs the input that decides
 */
export function endBranches(goesOn: Text = texts.goesOn, ends: Text = texts.ends, needs?: string): Branch[] {
  return [
    { key: 'goes-on', label: goesOn, ...(needs !== undefined && { needs }), isReached: ({ outputs }) => outputs !== null },
    { key: 'ends', label: ends, isReached: ({ outputs }) => outputs === null },
  ];
}

export const rowBranchTexts = { there: texts.there, missing: texts.missing };
