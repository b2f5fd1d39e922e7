import type { Text } from '../text/text.ts';
import type { Code } from './codes.ts';

/** The answer of every call. `data` has its declared type or is null. */
export interface Envelope<Data = unknown> {
  ret: Code;
  data: Data | null;
  msg: string;
  /** `msg` of a refusal in every language, for callers that ask for it (`X-Portico-Words: all`): pages whose reader may change his. */
  text?: Text;
}

/** One refused field of an input: where it is and what is allowed, in the caller's language. */
export interface FieldError {
  /** Name of the parameter or field; nested ones dotted: `address.city`, `tags.0`. */
  field: string;
  code: string;
  message: string;
  /** In every language, where the envelope has `text`. */
  text?: Text;
}

/** `data` of an answer with `ret` 400. */
export interface InputErrors {
  errors: FieldError[];
}
