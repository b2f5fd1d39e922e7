import { callTexts } from '../../../core/protocol/call-texts.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { parseFormBody } from './form-body.ts';
import { parseJsonBody } from './json-body.ts';
import { type CallParts, hasNoBody, readCall } from './read-call.ts';

/** A request without headers but its content type. */
export interface PlainRequest {
  method: 'GET' | 'POST';
  /** Path and query, as they were written. */
  url: string;
  /** Value of the header content-type; empty for none. */
  type: string;
  body: Buffer;
}

/**
 * Reads a request that did not come by the listener, as the listener would. Does not support multipart bodies, which are read with their files.
 * @throws CallError 400 for a request that is invalid or ambiguous
 */
export function readPlainCall({ method, url, type, body }: PlainRequest): CallParts {
  return readCall({ method, url, headers: {}, params: {}, body: hasNoBody({ method }) ? undefined : bodyOf(type, body) });
}

function bodyOf(type: string, body: Buffer): unknown {
  switch (type.split(';')[0]?.trim().toLowerCase()) {
    case 'application/json':
      return parseJsonBody(body, type);
    case 'application/x-www-form-urlencoded':
      return parseFormBody(body);
    default:
      throw refuse('badInput', callTexts.mediaType);
  }
}
