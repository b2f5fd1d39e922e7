/** A value as written. A text may be a word for a value of the moment (`condition/value-word.ts`). */
export type Scalar = string | number | boolean;

/** Limits and refusals, all of which must hold. `before` and `after` leave the limit out, `atMost` and `atLeast` take it in. */
export interface Comparison {
  before?: Scalar;
  after?: Scalar;
  atMost?: Scalar;
  atLeast?: Scalar;
  not?: Scalar | Scalar[];
  empty?: boolean;
}

/** A value (`"limited"`), several of which one will do (`["a", "b"]`), or a comparison. */
export type Wanted = Scalar | Scalar[] | Comparison;

/** What fields of a record, or of the record a reference points to (`app_id.company`), must be; all must hold. */
export type Condition = Record<string, Wanted>;

export interface SortKey {
  field: string;
  descending: boolean;
}
