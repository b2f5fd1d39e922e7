import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished, type Readable } from 'node:stream';
import { formLimits } from '../../core/protocol/call-texts.ts';
import { envelopeOf } from '../gateway/error-answer.ts';
import { isEventStream } from '../kernel/call/event-stream.ts';
import type { FileAnswer } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';
import { answerCall, type CallAnswer } from './call/answer-call.ts';
import { fileHeaders, jsonHeaders } from './call/answer-headers.ts';
import { languageOf, wantsAllWords } from './call/call-language.ts';
import { parseFormBody } from './call/form-body.ts';
import { parseJsonBody } from './call/json-body.ts';
import { ownHeaders } from './call/own-headers.ts';
import { requestId } from './call/request-id.ts';
import { varyOf } from './call/vary.ts';
import { packedAnswer, printAnswer } from './print-answer.ts';

/** The paths of calls that name no service. */
export const plainPaths = ['/api', '/api/', '/api/app.php', '/api/platform.php', '/api/admin.php'];

/** By media type, as clients write it. */
const parsers = new Map<string | undefined, (body: Buffer) => unknown>([
  ...['', ';charset=UTF-8', '; charset=utf-8'].map((charset) => [`application/x-www-form-urlencoded${charset}`, parseFormBody] as const),
  ...['', '; charset=utf-8'].map((charset) => [`application/json${charset}`, parseJsonBody] as const),
]);

/**
 * Answers the calls that nearly all are: a POST whose body is a form or JSON, of a length that is told and allowed. They do without the framework, whose
 * part of a call would be a twelfth of its time; whatever is the least bit different is left to it.
 */
export class PlainCalls {
  #platform: Platform;
  #paths = new Set<string | undefined>(plainPaths);
  /** The last request of each connection. */
  #last = new WeakMap<Socket, ServerResponse>();
  #isClosing = false;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Answers the request if it is such a call; otherwise false, and nothing of it has been read. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url, headers } = request;
    this.#last.set(request.socket, response);
    if (method !== 'POST' || !this.#paths.has(url) || !(Number(headers['content-length']) <= formLimits.bytes)) return false;
    const parse = parsers.get(headers['content-type']);
    if (!parse) return false;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void this.#answer(request, response, () => parse(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks))));
    return true;
  }

  /** From now on connections end with the last answer that is under way on them. */
  close(): void {
    this.#isClosing = true;
  }

  async #answer(request: IncomingMessage, response: ServerResponse, read: () => unknown): Promise<void> {
    const id = requestId();
    try {
      const { method = '', url = '', headers, socket } = request;
      this.#send(request, response, await answerCall(this.#platform, { method, url, headers, socket, params: {}, body: read() }, { id, response }), id);
    } catch (error) {
      this.#fail(request, response, id, error);
    }
  }

  #fail(request: IncomingMessage, response: ServerResponse, id: string, error: unknown): void {
    const body = envelopeOf(error, { language: languageOf(request), wantsAllWords: wantsAllWords(request), requestId: id });
    if (response.headersSent) return void response.destroy();
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    this.#send(request, response, { status: 200, headers: ownHeaders(request, id, this.#platform.config.trustedProxies), body }, id);
  }

  #send(request: IncomingMessage, response: ServerResponse, answer: CallAnswer, id: string): void {
    if (this.#isClosing && this.#last.get(request.socket) === response) response.shouldKeepAlive = false;
    const failed = (error: unknown) => this.#fail(request, response, id, error);
    if ('file' in answer) sendFile(response, answer.headers, answer.file, failed);
    else sendJson(request, response, answer, failed);
  }
}

/** Hears of a stream that failed before anything of it was sent. */
type Failed = (error: unknown) => void;

function sendJson(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Extract<CallAnswer, { body: unknown }>, failed: Failed): void {
  const text = printAnswer(body);
  const packed = packedAnswer(text, String(request.headers['accept-encoding'] ?? ''));
  Object.assign(headers, jsonHeaders);
  if (packed) {
    headers['content-encoding'] = 'br';
    headers.vary = varyOf(headers.vary, 'accept-encoding');
    response.statusCode = status;
    sendStream(packed, response, headers, failed);
    return;
  }
  headers['content-length'] = String(Buffer.byteLength(text));
  response.writeHead(status, headers).end(text);
}

function sendFile(response: ServerResponse, headers: Record<string, string>, file: FileAnswer, failed: Failed): void {
  Object.assign(headers, fileHeaders(file));
  const { body, bytes = Buffer.isBuffer(body) ? body.length : undefined } = file;
  if (bytes !== undefined) headers['content-length'] = String(bytes);
  if (Buffer.isBuffer(body)) return void response.writeHead(200, headers).end(body);
  sendStream(body as Readable, response, headers, failed);
  // Whoever waits for events learns at once that they will come.
  if (isEventStream(headers['content-type'] ?? '')) response.flushHeaders();
}

/** The head goes out with the first bytes: a stream that fails before them is answered, one that fails later ends the connection. */
function sendStream(body: Readable, response: ServerResponse, headers: Record<string, string>, failed: Failed): void {
  if (response.destroyed) return void body.destroy();
  for (const name in headers) response.setHeader(name, headers[name]!);
  finished(body, { writable: false }, (error) => {
    if (!error || response.destroyed) return;
    if (response.headersSent) response.destroy();
    else failed(error);
  });
  response.once('close', () => body.destroy());
  body.pipe(response);
}
