import type { InputErrors } from '../../core/protocol/envelope.ts';
import type { Text } from '../../core/text/text.ts';

/** A refused or failed call. `ret` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly service: string;
  readonly ret: number;
  readonly data: unknown;
  readonly requestId: string;
  /** The message in every language, so that it changes with the page's; undefined where no answer came. */
  readonly text: Text | undefined;

  constructor(service: string, ret: number, message: string, data: unknown, requestId: string, text?: Text) {
    super(message);
    this.name = 'ApiError';
    this.service = service;
    this.ret = ret;
    this.data = data;
    this.requestId = requestId;
    this.text = text;
  }

  /** Errors by field of a `ret` 400 answer. */
  get fieldErrors(): InputErrors['errors'] {
    const { data } = this;
    return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
  }
}
