import { texts } from '../../../generated/words/engine-core/codes.ts';
import type { Text } from '../text/text.ts';

/** Return codes of the envelope. The HTTP status is 200 for every `ret`, unless the app asks for real ones (`httpStatusOf`). */
export const codes = {
  ok: 200,
  badInput: 400,
  noRight: 401,
  notFound: 404,
  wrongVerb: 405,
  tokenInvalid: 406,
  sessionEnded: 408,
  conflict: 409,
  rateLimited: 410,
  addressRefused: 412,
  appUnusable: 413,
  signatureWrong: 414,
  quotaUsedUp: 415,
  upstreamRefused: 422,
  fault: 500,
  upstreamFailed: 502,
  busy: 503,
  upstreamSlow: 504,
} as const;

export type Code = (typeof codes)[keyof typeof codes];

/** What each code means, for docs and for errors without a more specific text. */
export const codeTexts: Record<Code, Text> = texts;
