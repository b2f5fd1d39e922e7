import { inspect } from 'node:util';
import { type Code, codes, codeTexts } from '../../../core/protocol/codes.ts';
import type { FieldError, InputErrors } from '../../../core/protocol/envelope.ts';
import { fillText, type Language, type Text } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';

/** A refusal the caller may see, created by `refuse()`. Any other error becomes `ret` 500 with a request id and nothing more. */
export class CallError extends Error {
  readonly ret: Code;
  readonly text: Text;
  readonly data: unknown;
  /** Seconds after which the same call can go well, where that is known. */
  retryAfter?: number;

  constructor(ret: Code, text: Text, data: unknown = null) {
    // A refusal is an answer, not an error: nobody reads where it came from, and finding that out costs more than the refusal.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(text.en);
    Error.stackTraceLimit = limit;
    this.name = 'CallError';
    this.ret = ret;
    this.text = text;
    this.data = data;
  }

  /** One line in the log. */
  [inspect.custom](): string {
    return `${this.name} ${this.ret}: ${this.message}`;
  }
}

/**
 * Returns a refusal.
 * @example throw refuse('notFound', { zh_cn: '文章 {id} 不存在', en: 'No article {id}' }, { id: 7 })
 */
export function refuse(code: keyof typeof codes, text?: Text, values: Record<string, string | number | Text> = {}, data: unknown = null): CallError {
  const ret = codes[code];
  return new CallError(ret, fillText(text ?? codeTexts[ret], values), data);
}

/** Returns the refusal with the header `Retry-After`. */
export function retryAfter(refusal: CallError, seconds: number): CallError {
  refusal.retryAfter = seconds;
  return refusal;
}

/** `ret` 400 with all errors at once. The envelope's `msg` is the first of them. */
export class InputError extends CallError {
  readonly errors: InvalidField[];

  constructor(errors: InvalidField[]) {
    super(codes.badInput, errors[0]?.text ?? codeTexts[codes.badInput]);
    this.name = 'InputError';
    this.errors = errors;
  }

  /** `data` of the answer in one language, or beside it in all. */
  dataIn(language: Language, wantsAllWords = false): InputErrors {
    const errors: FieldError[] = this.errors.map(({ field, code, text }) => ({ field, code, message: text[language], ...(wantsAllWords && { text }) }));
    return { errors };
  }
}
