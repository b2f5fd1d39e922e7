import { texts } from '../../../generated/words/engine-server/fetch-outbound.ts';
import { mostRedirects } from '../../core/protocol/redirects.ts';
import { refuse } from '../kernel/call/errors.ts';
import type { StreamedBody } from './exchange.ts';
import { followRedirects } from './follow-redirects.ts';
import type { AllowedTarget } from './outbound-allow.ts';
import { OutboundError } from './outbound-error.ts';
import { outboundPolicy } from './outbound-policy.ts';

/** A request to another system. */
export interface OutboundRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | StreamedBody;
  /** Ends the call early. */
  signal?: AbortSignal;
  /** Private addresses this call may reach; the operator's PORTICO_OUTBOUND_ALLOW unless given. */
  allow?: readonly AllowedTarget[];
  /** Largest answer in bytes; 5 MB unless given. */
  bytes?: number;
  /** A redirect is the answer: what it leads to would get a body that is not meant for it, or none. */
  isDirect?: boolean;
}

/** An answer of another system, read whole. */
export interface OutboundResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Address that answered, after redirects. */
  url: string;
}

export const outboundBytes = 5 * 1_048_576;

/**
 * Calls another system for somebody who may know its host: an administrator, a designer. Checks every address it connects to, so neither a name that
 * resolves to a private address nor a redirect passes; http and https only, 10 s for each answer, 5 MB by default, at most 3 redirects.
 * @throws CallError 400 for an address that is refused or malformed, 500 if the other side does not answer properly
 */
export async function fetchOutbound(request: OutboundRequest): Promise<OutboundResponse> {
  const { method, body, signal, bytes = outboundBytes, isDirect = false } = request;
  const headers = Object.fromEntries(Object.entries(request.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  const first = { method, url: webAddress(request.url), headers, body, signal, policy: outboundPolicy(request.allow) };
  try {
    const answer = await followRedirects(first, {
      plan: () => ({ bytes, beyond: 'refuse' }),
      across: 'strip',
      readLocation: isDirect ? () => null : webAddress,
    });
    if (answer.isRedirect && !isDirect) throw refuse('badInput', texts.redirects, { max: mostRedirects });
    if (!Buffer.isBuffer(answer.body)) throw new Error('an answer that is read whole is no stream');
    return { status: answer.status, headers: answer.headers, body: answer.body, url: answer.url.href };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    const { host, reason } = error;
    if (reason === 'private') throw refuse('badInput', outboundTexts.private, { host });
    throw refuse('fault', outboundTexts[reason], { host, size: Math.round(bytes / 1_048_576) });
  }
}

/**
 * Parses an address calls may be sent to, regardless of where it leads.
 * @throws CallError 400 for any other
 */
export function webAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') throw refuse('badInput', texts.scheme);
  return url;
}

/** What went wrong, for those who may know the host. */
export const outboundTexts = texts.outboundTexts;
