import type { JsonType } from '../format/format-type.ts';

/** What a screen must have to name a part of a plugin. A descriptor without it is refused. */
export interface PartNeeds {
  /** The screen, or the table behind a `source`, whose records it takes: the ids of any other stand for other things. */
  of?: string;
  /** What it reads of what its action asks. */
  asks?: Readonly<Record<string, JsonType>>;
  /** Of a handler: it does something with chosen records, so its button stands at them. */
  isForRecords?: true;
}
