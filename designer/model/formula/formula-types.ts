import type { Json } from '../../../engine/core/json/json.ts';

/** The place of a part in the text of its formula, as offsets in UTF-16 units. */
export interface TextRange {
  from: number;
  to: number;
}

/** The syntax tree of a formula. */
export type Formula = TextRange & FormulaKind;

type FormulaKind =
  | { kind: 'literal'; value: Json }
  /** A parameter of the interface, or the variable of a lambda around it. */
  | { kind: 'name'; name: string }
  /** A node, `$id`: its output, or the one that the member behind it names. */
  | { kind: 'node'; node: string }
  /** `operator` is an operation, or `plus`, which adds numbers; where types are at hand it may join texts. */
  | { kind: 'call'; operator: string; inputs: Formula[] }
  | { kind: 'choice'; condition: Formula; yes: Formula; no: Formula }
  | { kind: 'member'; object: Formula; path: string[] }
  | { kind: 'object'; members: { name: string; value: Formula }[] }
  | { kind: 'fresh'; fresh: 'now' | 'today' | 'uuid' }
  | { kind: 'loop'; loop: Loop; list: Formula; initial: Formula | null; variables: LoopVariable[]; body: Formula };

/** Node types that go through a list. */
type Loop = 'map' | 'filter' | 'reduce';

/** A variable of a lambda, with the output of the loop that it reads. */
export interface LoopVariable {
  name: string;
  port: 'item' | 'index' | 'accumulator';
}
