import type { Text } from '../text/text.ts';
import type { Code } from './codes.ts';

/** Every answer of every call. `data` keeps its declared type or is null; it never changes type. */
export interface Envelope<Data = unknown> {
  ret: Code;
  data: Data | null;
  msg: string;
  /** `msg` of a refusal in every language, for callers that ask for it (`X-Portico-Words: all`): pages whose reader may change his. */
  text?: Text;
}

/** One field of an input that was refused: where it is and what is allowed, in the caller's language. */
export interface FieldError {
  /** Name of the parameter or field; nested ones dotted: `address.city`, `tags.0`. */
  field: string;
  code: string;
  message: string;
  /** In every language, where the envelope has `text`. */
  text?: Text;
}

/** `data` of a `ret` 400 answer. */
export interface InputErrors {
  errors: FieldError[];
}
