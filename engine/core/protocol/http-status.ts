import { codes } from './codes.ts';
import type { Envelope } from './envelope.ts';

/** Return codes whose HTTP status is a different number. */
const statuses: Readonly<Record<number, number>> = {
  [codes.noRight]: 403,
  [codes.tokenInvalid]: 401,
  [codes.sessionEnded]: 401,
  [codes.rateLimited]: 429,
  [codes.addressRefused]: 403,
  [codes.appUnusable]: 403,
  [codes.signatureWrong]: 401,
  // RFC 9110 keeps 402 for a future that has not come; what is used up today can be asked for again later, which 429 says.
  [codes.quotaUsedUp]: 429,
};

/**
 * Returns the HTTP status of an answer for apps that ask for real ones, by RFC 9110 and, for 429, RFC 6585: unknown caller (406, 408, 414) → 401;
 * known but not allowed (401, 412, 413) → 403; too many calls or nothing left (410, 415) → 429. Every other `ret` from 400 to 599, of the platform or
 * of an interface's failures, is the status itself; a failure outside this range is 400.
 */
export function httpStatusOf(ret: number): number {
  if (ret === codes.ok) return 200;
  return statuses[ret] ?? (Number.isInteger(ret) && ret >= 400 && ret <= 599 ? ret : 400);
}

/** Does what `httpStatusOf` does, except that an upstream's refusal (`ret` 422) has the upstream's status, if that is 4xx. */
export function httpStatusOfEnvelope({ ret, data }: Pick<Envelope, 'ret' | 'data'>): number {
  if (ret !== codes.upstreamRefused) return httpStatusOf(ret);
  const status = upstreamStatus(data);
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 499 ? status : httpStatusOf(ret);
}

function upstreamStatus(data: unknown): unknown {
  const upstream = member(data, 'upstream');
  return member(upstream, 'status');
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
