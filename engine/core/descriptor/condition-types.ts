/** A value as written. A text may be a word for a value of the moment (`condition/value-word.ts`). */
export type Scalar = string | number | boolean;

/** Limits and exclusions, all of which must hold. `before` and `after` exclude the limit, `atMost` and `atLeast` include it. */
export interface Comparison {
  before?: Scalar;
  after?: Scalar;
  atMost?: Scalar;
  atLeast?: Scalar;
  not?: Scalar | Scalar[];
  empty?: boolean;
}

/** A value (`"limited"`), several of which one suffices (`["a", "b"]`), or a comparison. */
export type Wanted = Scalar | Scalar[] | Comparison;

/** What fields of a record, or of a record it refers to (`app_id.company`), must be; all must hold. */
export type Condition = Record<string, Wanted>;

/** One field of an order. */
export interface SortKey {
  field: string;
  descending: boolean;
}
