import type { Language } from '../../../core/text/text.ts';
import type { UploadedFile } from './service.ts';

/** A signature in headers, empty if one is missing, and what it has to cover. */
export interface HeaderSignature {
  /** `app_key` of the app whose secret signs. */
  key: string;
  /** Seconds since 1970. */
  timestamp: string;
  /** 8 to 64 letters, digits, underscores or hyphens; good for one call. */
  nonce: string;
  /** HMAC-SHA256, 64 lower-case hexadecimal digits. */
  sign: string;
  method: string;
  /** As it stands in the request line: percent encoding is neither added nor taken away. */
  path: string;
  /** Behind the question mark, as it stands in the request line; empty without one. */
  query: string;
  /** SHA-256 of the body's bytes, lower-case hexadecimal; of an empty body for GET. */
  bodyHash: string;
}

/** A call as the listener has read it. */
export interface RawCall {
  method: 'GET' | 'POST';
  /** Of a form or an address. Of a JSON call only what says which service is called and by whom. */
  fields: Record<string, string>;
  /** Parameters of a JSON call, typed by whoever wrote them. */
  members?: Readonly<Record<string, unknown>>;
  /** Signature of a call that carries it in its headers. */
  signature?: HeaderSignature;
  /** The header `Idempotency-Key` as it came. */
  idempotencyKey?: string;
  /** What the caller calls this call in his own log. */
  correlationId?: string;
  files: UploadedFile[];
  ip: string;
  userAgent: string;
  language: Language;
  /** Refusals are told in every language, not in `language` alone. */
  wantsAllWords?: boolean;
  requestId: string;
  signal: AbortSignal;
  /** Whoever calls only writes the answer: its `data` may be a `JsonText`. */
  takesJsonText?: boolean;
}
