import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuse } from '../errors.ts';
import { checkedLookup, InsideAddressError } from './checked-lookup.ts';
import { type AllowedTarget, mayConnect, readOutboundAllow } from './outbound-allow.ts';

export interface OutsideRequest {
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
}

/** A body that is read while it is sent. */
export interface StreamedBody {
  bytes: number;
  /** From its beginning, and again for a redirect that repeats it. */
  open(): Readable;
}

export interface OutsideResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  /** Address that answered, after redirects. */
  url: string;
}

export const outboundLimits = { milliseconds: 10_000, bytes: 5 * 1_048_576, redirects: 3 };

/**
 * The one client for every call to another system. It checks the address it really connects to, so neither a name that resolves to an
 * inside address nor a redirect gets past it; http and https only, 10 s in all, 5 MB unless asked for more, at most 3 redirects.
 * Throws CallError: 400 for an address that is refused or malformed, 500 when the other side fails to answer properly.
 */
export async function fetchOutside(request: OutsideRequest): Promise<OutsideResponse> {
  const allow = request.allow ?? readOutboundAllow(process.env.PORTICO_OUTBOUND_ALLOW);
  const deadline = AbortSignal.timeout(outboundLimits.milliseconds);
  const bytes = request.bytes ?? outboundLimits.bytes;
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline;
  let step = { method: request.method, url: webAddress(request.url), headers: { ...request.headers }, body: request.body };
  for (let redirects = 0; ; redirects++) {
    const response = await send(step, allow, signal, bytes);
    const location = response.headers.location;
    if (![301, 302, 303, 307, 308].includes(response.status) || location === undefined) return { ...response, url: step.url.href };
    if (redirects === outboundLimits.redirects) throw refuse('badInput', texts.redirects, { max: outboundLimits.redirects });
    step = redirected(step, response.status, webAddress(location, step.url));
  }
}

interface Step {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: OutsideRequest['body'];
}

function webAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') throw refuse('badInput', texts.scheme);
  return url;
}

/** What any origin may be told. Every other header may be a credential: each API has a name of its own for its key. */
const openHeaders = new Set(['accept', 'accept-language', 'accept-encoding', 'content-type', 'content-length', 'user-agent']);

/** A redirect to another origin does not take credentials along. */
function redirected(step: Step, status: number, url: URL): Step {
  const becomesGet = status === 303 || ((status === 301 || status === 302) && step.method === 'POST');
  const isSameOrigin = url.origin === step.url.origin;
  const isSent = (name: string) => (isSameOrigin || openHeaders.has(name)) && !(becomesGet && name.startsWith('content-'));
  const headers = Object.fromEntries(Object.entries(step.headers).filter(([name]) => isSent(name.toLowerCase())));
  return { method: becomesGet ? 'GET' : step.method, url, headers, body: becomesGet ? undefined : step.body };
}

function send(step: Step, allow: readonly AllowedTarget[], signal: AbortSignal, bytes: number): Promise<Omit<OutsideResponse, 'url'>> {
  const port = Number(step.url.port || (step.url.protocol === 'https:' ? 443 : 80));
  const host = step.url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without a lookup, so it is checked here.
  if (/^[0-9.]+$|:/.test(host) && !mayConnect(host, port, allow)) throw refuse('badInput', texts.inside, { host });
  const { promise, resolve: settle, reject } = Promise.withResolvers<Omit<OutsideResponse, 'url'>>();
  const fail = (error: unknown) => reject(refusalOf(error, host, signal, bytes));
  const client = step.url.protocol === 'https:' ? https : http;
  const request = client.request(
    step.url,
    {
      method: step.method,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'Portico', ...step.headers },
      agent: false,
      signal,
      lookup: checkedLookup(port, allow),
    },
    (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
        if (size > bytes) request.destroy(new LargeAnswerError());
        else parts.push(part);
      });
      response.on('end', () => settle({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
      response.on('error', fail);
    },
  );
  request.on('error', fail);
  if (typeof step.body !== 'object' || Buffer.isBuffer(step.body)) request.end(step.body);
  else {
    request.setHeader('content-length', step.body.bytes);
    pipeline(step.body.open(), request).catch(fail);
  }
  return promise;
}

/** Our own reason to end a connection. */
class LargeAnswerError extends Error {}

function refusalOf(error: unknown, host: string, signal: AbortSignal, bytes: number): Error {
  if (error instanceof InsideAddressError) return refuse('badInput', texts.inside, { host });
  if (error instanceof LargeAnswerError) return refuse('fault', texts.large, { size: Math.round(bytes / 1_048_576) });
  if (signal.aborted) return refuse('fault', texts.slow, { host });
  return refuse('fault', texts.unreachable, { host });
}

const texts = {
  scheme: { zh_cn: '地址须以 http:// 或 https:// 开头', en: 'The address must begin with http:// or https://' },
  inside: { zh_cn: '地址 {host} 指向内部网络，已拒绝', en: 'The address {host} leads to an inside network and is refused' },
  redirects: { zh_cn: '重定向超过 {max} 次', en: 'More than {max} redirects' },
  large: { zh_cn: '对方返回的内容超过 {size} MB', en: 'The answer is larger than {size} MB' },
  slow: { zh_cn: '{host} 未在 10 秒内返回', en: '{host} did not answer within 10 s' },
  unreachable: { zh_cn: '无法访问 {host}', en: '{host} cannot be reached' },
};
