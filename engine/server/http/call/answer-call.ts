import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { httpStatusOfEnvelope } from '../../../core/protocol/http-status.ts';
import { dispatch } from '../../gateway/dispatch.ts';
import type { RawCall } from '../../kernel/call/raw-call.ts';
import type { FileAnswer } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import { coalescedWrites } from '../../kernel/process/coalesced-writes.ts';
import { languageOf, wantsAllWords } from './call-language.ts';
import { callerAddress } from './caller-address.ts';
import { allowOrigin } from './cors.ts';
import { ownHeaders } from './own-headers.ts';
import { type CallRequest, hasNoBody, readCall } from './read-call.ts';
import type { Upload } from './read-multipart.ts';

/** What is sent for a call. Headers by lower-case name, without those of the content. */
export type CallAnswer = { status: number; headers: Record<string, string> } & ({ body: unknown } | { file: FileAnswer });

/** Where the answer goes. */
interface Exchange {
  /** Of the request. */
  id: string;
  response: ServerResponse;
}

/** Makes the call that a request is. Throws CallError for a request that is none. */
export async function answerCall(
  platform: Platform,
  request: CallRequest & { socket: Socket },
  { id, response }: Exchange,
  upload?: Upload,
): Promise<CallAnswer> {
  const { trustedProxies } = platform.config;
  const raw: RawCall = {
    method: hasNoBody(request) ? 'GET' : 'POST',
    ...readCall(request, upload?.fields),
    files: upload?.files ?? [],
    ip: callerAddress(request, trustedProxies),
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
    wantsAllWords: wantsAllWords(request),
    requestId: id,
    signal: signalOf(response),
    takesJsonText: true,
  };
  const answer = await dispatch(platform, raw);
  await coalescedWrites();
  const headers = { ...lowerCased(answer.headers), ...ownHeaders(request, id, trustedProxies) };
  const isAllowed = answer.open && allowOrigin(platform, request.headers.origin, headers, answer.open, Object.keys(answer.headers ?? {}));
  if (isAllowed) await isAllowed;
  if ('file' in answer) return { status: 200, headers, file: answer.file };
  const status = answer.open?.options?.httpStatus ? httpStatusOfEnvelope(answer.envelope) : 200;
  return { status, headers, body: answer.envelope };
}

/** One name in two cases would be two headers: a second length, say. */
function lowerCased(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  const lower: Record<string, string> = {};
  for (const name in headers) lower[name.toLowerCase()] = headers[name]!;
  return lower;
}

/**
 * Returns a signal that aborts when the client has gone. Created for every call, though few need it: a getter that created it on demand gave every
 * call a hidden class of its own, and V8 keeps those, with all that the getter reaches, until the next full collection.
 */
export function signalOf(response: ServerResponse): AbortSignal {
  const aborted = new AbortController();
  if (response.destroyed) aborted.abort();
  response.once('close', () => {
    if (!response.writableFinished) aborted.abort();
  });
  return aborted.signal;
}
