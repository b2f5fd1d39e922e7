import { Readable } from 'node:stream';
import { AnswerReader, type ReadPlan } from './answer-reader.ts';
import { PrivateAddressError } from './checked-lookup.ts';
import { collected, decoderOf } from './decoded-body.ts';
import { OutboundError } from './outbound-error.ts';
import { type OutboundPolicy, outboundPolicy } from './outbound-policy.ts';
import { upstreamOf } from './upstream.ts';

/** One request to another system. */
export interface Exchange {
  method: string;
  url: URL;
  /** Names in lower case, values in Latin-1. */
  headers: Readonly<Record<string, string>>;
  body?: string | Buffer | StreamedBody | undefined;
  /** Ends the call early. */
  signal?: AbortSignal | undefined;
  policy?: OutboundPolicy;
  /** For whom it is made: nobody gets all the places of an upstream. */
  caller?: string | undefined;
}

/** A body that is read while it is sent. */
export interface StreamedBody {
  bytes: number;
  /** From its beginning, and again where it has to be repeated. */
  open(): Readable;
}

/** An answer of another system. */
export interface ExchangeAnswer {
  status: number;
  /** By lower-case name; of several with one name all of them, with commas. */
  headers: Record<string, string>;
  /** Unpacked. A stream fails with an OutboundError where the other side breaks off; it has to be read or destroyed. */
  body: Buffer | Readable;
}

/** Decides how an answer is read, by its status and headers. */
export type PlanAnswer = (status: number, headers: Record<string, string>) => ReadPlan;

/** Methods with the same effect when they are sent twice (RFC 9110). */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'QUERY']);

/** A pooled connection that the other side had closed. */
const stale = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/**
 * Sends a request on a pooled connection, or a new one whose address is checked, and reads the answer as planned. Does not follow redirects. Sends an
 * idempotent request once more if the connection broke before the answer began.
 * @throws OutboundError if there is no answer
 */
export async function exchange(request: Exchange, plan: PlanAnswer): Promise<ExchangeAnswer> {
  const { caller = '' } = request;
  const upstream = upstreamOf(request.url, request.policy ?? outboundPolicy());
  for (let attempt = 1; ; attempt++) {
    upstream.enter(caller);
    const reader = new AnswerReader(request.url.hostname, planRaw(plan), request.signal, () => upstream.leave(caller));
    const opened = openedBody(request);
    try {
      await upstream.dispatch({ method: request.method, path: request.url.pathname + request.url.search, headers: headersOf(request), body: opened }, reader);
      const answer = await reader.answer;
      upstream.note(true);
      return await unpacked(request, answer, plan);
    } catch (error) {
      if (opened instanceof Readable) opened.destroy();
      const failure = outboundErrorOf(error, request.url.hostname);
      if (failure.reason === 'unreachable' || failure.reason === 'slow') {
        const isStale = !reader.hasBegun && stale.has(codeOf(failure.cause)) && request.signal?.aborted !== true;
        if (attempt === 1 && isStale && idempotent.has(request.method)) continue;
        upstream.note(false);
      }
      throw failure;
    }
  }
}

function openedBody({ body }: Exchange): string | Buffer | Readable | undefined {
  return typeof body === 'object' && !Buffer.isBuffer(body) ? body.open() : body;
}

function headersOf({ headers, body, url }: Exchange): Record<string, string> {
  const sent: Record<string, string> = { 'accept-encoding': 'identity', 'user-agent': 'Portico', ...headers };
  if (url.username !== '' && sent.authorization === undefined) {
    sent.authorization = `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`;
  }
  if (typeof body === 'object' && !Buffer.isBuffer(body)) sent['content-length'] = String(body.bytes);
  return sent;
}

/** Compressed data is decoded as it comes and counted afterwards. */
function planRaw(plan: PlanAnswer): PlanAnswer {
  return (status, headers) => (isPacked(headers) ? { bytes: 0, beyond: 'stream' } : plan(status, headers));
}

async function unpacked({ method, url }: Exchange, answer: ExchangeAnswer, plan: PlanAnswer): Promise<ExchangeAnswer> {
  const { status, headers, body } = answer;
  if (!isPacked(headers) || Buffer.isBuffer(body)) return answer;
  if (method === 'HEAD' || status === 204 || status === 304) return { ...answer, body: await collected(body, { bytes: 0, beyond: 'refuse' }, url.hostname) };
  const decoder = decoderOf(headers['content-encoding'] ?? '');
  if (!decoder) {
    body.destroy();
    throw new OutboundError('coding', url.hostname);
  }
  body.once('error', (error) => decoder.destroy(error));
  decoder.on('error', () => undefined);
  decoder.once('close', () => body.destroy());
  return { ...answer, body: await collected(body.pipe(decoder), plan(status, headers), url.hostname) };
}

function isPacked(headers: Record<string, string>): boolean {
  const coding = headers['content-encoding'];
  return coding !== undefined && !/^\s*(?:identity\s*)?$/i.test(coding);
}

function outboundErrorOf(error: unknown, host: string): OutboundError {
  if (error instanceof OutboundError) return error;
  return new OutboundError(error instanceof PrivateAddressError ? 'private' : 'unreachable', host, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
