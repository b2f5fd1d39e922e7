import type { Json } from '../../../engine/core/json/json.ts';
import {
  type AllowedTarget,
  CallError,
  type ExchangeAnswer,
  followRedirects,
  OutboundError,
  outboundPolicy,
  type UploadedFile,
  webAddress,
} from '../../../engine/server/index.ts';
import { texts as upstreamTexts } from '../../../generated/words/node-http/upstream-texts.ts';
import { fitting } from '../../model/semantics/runtime/budget.ts';
import type { HttpRequest, HttpResponse } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { relayedHeaders } from '../../nodes/http/model/relayed-headers.ts';
import { dataOf, planFor, upstreamAnswer } from './answer-of.ts';
import { bodyOf } from './body-of.ts';
import { encoded } from './percent-encoding.ts';
import { headersOf, headerText } from './request-headers.ts';
import { outboundFailure, statusFailure } from './upstream-failure.ts';
import { UpstreamFile } from './upstream-file.ts';
import { pairsOf, present, styleOf, textIn } from './written-values.ts';

/** The call that a request is made for. */
export interface OutboundCall {
  /** Files it may send on. */
  files?: readonly UploadedFile[];
  requestId?: string;
  appKey?: string;
  /** Address of the caller. */
  ip?: string;
  signal?: AbortSignal;
  /** Private addresses it may reach; the operator's PORTICO_OUTBOUND_ALLOW unless given. */
  allow?: readonly AllowedTarget[];
  /** Headers of its answer, to which the relayed ones are added. */
  answerHeaders?: Record<string, string> | undefined;
  /** `data` is only handed on: JSON comes as a `JsonText`. */
  keepsText?: boolean;
  /** Told of an answer that is a file, which somebody must read or discard. */
  onFile?(file: UpstreamFile): void;
}

/**
 * Makes the call of an HTTP node or a proxy interface, through the platform's one outbound client.
 * @throws UpstreamFailure if there is no answer, if it is not what its type says, and, unless the request accepts it, if its status is not 2xx
 * @throws Failure 400 for a request that cannot be sent
 */
export async function outboundHttp(request: HttpRequest, call: OutboundCall = {}): Promise<HttpResponse> {
  const isAccepted = (status: number) => request.pass === true || (status >= 200 && status <= 299);
  const answer = await answerTo(fitting(request), call, isAccepted);
  const relayed = relayedHeaders(answer.headers, request.relay);
  if (call.answerHeaders) Object.assign(call.answerHeaders, relayed);
  if (!isAccepted(answer.status)) throw statusFailure(upstreamAnswer(answer, relayed), request.callerCredential === true);
  const data = dataOf(answer, { keepsText: call.keepsText === true, relayed });
  if (data instanceof UpstreamFile) call.onFile?.(data);
  return { status: answer.status, headers: answer.headers, data: data as Json };
}

async function answerTo(request: HttpRequest, call: OutboundCall, isAccepted: (status: number) => boolean): Promise<ExchangeAnswer> {
  const { method } = request;
  const url = webAddress(filledPath(request));
  const query = pairsIn(request, 'query');
  if (query.length > 0) url.search = [url.search.slice(1), ...query].filter(Boolean).join('&');
  const headers = headersOf(request);
  const cookies = pairsIn(request, 'cookies');
  if (cookies.length > 0) headers.cookie = cookies.join('; ');
  const body = bodyOf(request, call.files ?? []);
  if (body !== undefined) headers['content-type'] = headerText('Content-Type', body.media);
  tell(headers, request, call);
  // From the first byte sent to the last read, redirects included.
  const patience = request.timeout === undefined ? undefined : AbortSignal.timeout(request.timeout * 1000);
  const signal = call.signal && patience ? AbortSignal.any([call.signal, patience]) : (call.signal ?? patience);
  try {
    const first = { method, url, headers, body: body?.content, signal, policy: outboundPolicy(call.allow), caller: call.appKey };
    const answer = await followRedirects(first, { plan: planFor(isAccepted), across: 'stay', readLocation: locationOf });
    if (method !== 'HEAD' || Buffer.isBuffer(answer.body)) return answer;
    answer.body.destroy();
    return { ...answer, body: Buffer.alloc(0) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (patience?.aborted && error.reason === 'cancelled' && !call.signal?.aborted)
      throw outboundFailure(new OutboundError('slow', error.host, { cause: error }));
    if (error.retryAfter !== undefined && call.answerHeaders) call.answerHeaders['retry-after'] = String(error.retryAfter);
    else if (error.reason !== 'cancelled') console.error(`[${call.requestId ?? '-'}] ${error.host}: ${error.detail}`);
    throw outboundFailure(error);
  }
}

/** Adds headers about the call; values of the request itself take precedence. */
function tell(headers: Record<string, string>, { forward = ['call-id'] }: HttpRequest, { requestId, appKey, ip }: OutboundCall): void {
  if (forward.includes('call-id') && requestId) headers['x-request-id'] ??= requestId;
  if (forward.includes('app') && appKey) headers['x-portico-app'] ??= appKey;
  if (forward.includes('address') && ip) headers['x-forwarded-for'] ??= ip;
}

function locationOf(location: string, from: URL): URL | null {
  try {
    return webAddress(location, from);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
}

function pairsIn(request: HttpRequest, part: 'query' | 'cookies'): string[] {
  const values = request[part];
  if (values === undefined) return [];
  return present(values).flatMap(([name, value]) => pairsOf(name, value, styleOf(request.styles?.[part], name), encoded).map((pair) => pair.join('=')));
}

/** A value never becomes more than one segment of the path, nor `..`: no encoding prevents an address with `..` from being resolved. */
function filledPath({ url, path, styles }: HttpRequest): string {
  // The text between the places, and in turn with it their names.
  const parts = partsOf(url);
  let filled = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at] ?? '';
    const value = path !== undefined && Object.hasOwn(path, name) ? path[name] : undefined;
    filled += value === undefined || value === null ? `{${name}}` : textIn(name, value, styleOf(styles?.path, name), encoded);
    filled += parts[at + 1];
  }
  if (dots.test(filled) && !dots.test(url)) throw new Failure(400, upstreamTexts.dots);
  return filled;
}

/** Cached parts of addresses of nodes, which are few and called often. */
const knownParts = new Map<string, readonly string[]>();
const maxParts = 1_000;

function partsOf(url: string): readonly string[] {
  const known = knownParts.get(url);
  if (known) return known;
  const parts = url.split(/\{([^{}]+)\}/);
  if (knownParts.size >= maxParts) knownParts.clear();
  knownParts.set(url, parts);
  return parts;
}

const dots = /\/\.\.?(?:[/?#]|$)/;
