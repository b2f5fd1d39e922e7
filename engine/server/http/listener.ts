import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { texts } from '../../../generated/words/engine-server/listener.ts';
import { callTexts, formLimits } from '../../core/protocol/call-texts.ts';
import { codes } from '../../core/protocol/codes.ts';
import { httpStatusOfEnvelope } from '../../core/protocol/http-status.ts';
import { defaultLanguage, isLanguage, type Language, languageOfTag } from '../../core/text/text.ts';
import { addressKey } from '../auth/limiter.ts';
import { dispatch } from '../gateway/dispatch.ts';
import { envelopeOf } from '../gateway/error-answer.ts';
import type { Answer } from '../kernel/call/answer.ts';
import { CallError, refuse } from '../kernel/call/errors.ts';
import { isEventStream } from '../kernel/call/event-stream.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import type { FileAnswer } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';
import { coalescedWrites } from '../kernel/process/coalesced-writes.ts';
import { fileHeaders, jsonHeaders } from './call/answer-headers.ts';
import { allowOrigin, answerPreflight, isOpenPath } from './call/cors.ts';
import { parseFormBody } from './call/form-body.ts';
import { parseJsonBody } from './call/json-body.ts';
import { mayUpload } from './call/may-upload.ts';
import { hasNoBody, readCall } from './call/read-call.ts';
import { readMultipart, type Upload } from './call/read-multipart.ts';
import { echoCorrelation, requestId } from './call/request-id.ts';
import { UploadsByAddress } from './call/uploads-by-address.ts';
import { addVary } from './call/vary.ts';
import { callerAddress, isOverTls } from './caller-address.ts';
import { printAnswer } from './print-answer.ts';
import { headBytes, refuseOnSocket } from './refuse-on-socket.ts';

/** Minimum length in characters of answers that are compressed; below, it costs more than it saves. */
const longAnswer = 32_768;

/** Every path of calls. They are equivalent: the name of the service decides. The last one contains that name. */
const callPaths = ['/api', '/api/', '/api/app.php', '/api/platform.php', '/api/admin.php', '/api/:service(^[A-Z]\\w*[.]\\w+[.]\\w+$)'];

/** Distinguishes calls with a multipart body before a route is chosen. */
const bodyConstraint = {
  name: 'body',
  storage: () => new Map(),
  deriveConstraint: (request: IncomingMessage) => (/^multipart\//i.test(request.headers['content-type'] ?? '') ? 'multipart' : 'other'),
};

/**
 * Returns the HTTP server: reads JSON, form and multipart bodies, passes the call to the dispatcher and writes the envelope. Pages, files and the
 * push channel are added by their own modules.
 */
export async function createListener(platform: Platform): Promise<FastifyInstance> {
  const http = fastify({
    bodyLimit: formLimits.bytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 5_000,
    // A call that was on its way when the stop came is still answered, and its connection ends with it.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: headBytes },
    clientErrorHandler: refuseOnSocket,
    frameworkErrors: refuseAddress,
    genReqId: requestId,
    routerOptions: { constraints: { body: bodyConstraint } },
  });
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseFormBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  http.addHook('onRequest', (request, reply, done) => {
    addPlainHeaders(request, reply);
    // For a year browsers ask by https at once: the cookie of a first request by http would travel in the open.
    if (isOverTls(request, platform.config.trustedProxies)) reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
  http.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api')) return done();
    platform.site.settings().then(({ apiOrigin, publicOrigin }) => {
      // At an address of its own for calls stands nothing else.
      if (apiOrigin === null || apiOrigin === publicOrigin || URL.parse(apiOrigin)?.host !== request.headers.host) done();
      else unknownPath(reply.code(404), languageOf(request));
    }, done);
  });
  http.setErrorHandler(async (error, request, reply) => {
    const raw = { language: languageOf(request), wantsAllWords: wantsAllWords(request), requestId: request.id };
    // A name that no file of ours can have; the plugin that sends files has several statuses for it.
    if (request.routeOptions.url === '/admin/assets/*' && isRefused(error)) return unknownPath(reply.code(404), raw.language);
    if (isOpenPath(request)) await allowOrigin(platform, request, reply, { options: null }, []);
    const refusal = refusalOf(error);
    if (refusal instanceof CallError && refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
    // The framework may have set a status of its own.
    return sendJson(reply.code(200), envelopeOf(refusal, raw));
  });
  // In a scope of their own: what the pages and plugins take as JSON is their own affair.
  await http.register(async (calls) => {
    calls.addHook('onRequest', echoCorrelation);
    calls.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      try {
        done(null, parseJsonBody(body as Buffer, request.headers['content-type']));
      } catch (error) {
        done(error as Error);
      }
    });
    for (const path of callPaths) {
      calls.post(path, (request, reply) => answer(platform, request, reply));
      calls.get(path, (request, reply) => answer(platform, request, reply));
      calls.options(path, (request, reply) => answerPreflight(platform, request, reply));
      calls.route({ method: ['PUT', 'PATCH', 'DELETE'], url: path, onRequest: (request, reply) => refuseVerb(request, reply), handler: refuseVerb });
    }
  });
  const uploading = new UploadsByAddress();
  await http.register(async (uploads) => {
    uploads.addHook('onRequest', echoCorrelation);
    // Left on the line: the handler reads it once it knows who sends.
    uploads.addContentTypeParser(/^multipart\/form-data/i, (_request, _body, done) => done(null));
    for (const path of callPaths)
      uploads.post(path, { constraints: { body: 'multipart' } }, (request, reply) => answerUpload(platform, uploading, request, reply));
  });
  return http;
}

async function answerUpload(platform: Platform, uploading: UploadsByAddress, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const ip = callerAddress(request, platform.config.trustedProxies);
  const end = uploading.begin(addressKey(ip));
  let upload: Upload | undefined;
  try {
    upload = await readMultipart(request.raw, (fields) => mayUpload(platform, request, ip, fields));
    return await answer(platform, request, reply, upload);
  } finally {
    end();
    await upload?.remove();
  }
}

async function answer(platform: Platform, request: FastifyRequest, reply: FastifyReply, upload?: Upload): Promise<FastifyReply> {
  const raw: RawCall = {
    method: hasNoBody(request) ? 'GET' : 'POST',
    ...readCall(request, upload?.fields),
    files: upload?.files ?? [],
    ip: callerAddress(request, platform.config.trustedProxies),
    userAgent: request.headers['user-agent'] ?? '',
    language: languageOf(request),
    wantsAllWords: wantsAllWords(request),
    requestId: request.id,
    signal: signalOf(reply),
    takesJsonText: true,
  };
  const result = await dispatch(platform, raw);
  await coalescedWrites();
  const isAllowed = writeHead(platform, request, reply, result);
  if (isAllowed) await isAllowed;
  return 'file' in result ? sendFile(reply, result.file) : sendJson(reply, result.envelope);
}

/** Writes status and headers of an answer besides those of every answer. Resolves if there is something to wait for. */
function writeHead(platform: Platform, request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<void> | undefined {
  const { open, headers = {} } = answer;
  const names = Object.keys(headers);
  for (const name of names) if (!reply.hasHeader(name)) reply.header(name, headers[name]);
  if (!open) return undefined;
  if (open.options?.httpStatus && 'envelope' in answer) reply.code(httpStatusOfEnvelope(answer.envelope));
  return allowOrigin(platform, request, reply, open, names);
}

/**
 * Returns a signal that aborts when the client has gone. Created for every call, though few need it: a getter that created it on demand gave every
 * call a hidden class of its own, and V8 keeps those, with all that the getter reaches, until the next full collection.
 */
export function signalOf(reply: FastifyReply): AbortSignal {
  const aborted = new AbortController();
  if (reply.raw.destroyed) aborted.abort();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborted.abort();
  });
  return aborted.signal;
}

/** Answers before the body is read, which could not change the answer. */
async function refuseVerb(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendJson(reply, envelopeOf(refuse('wrongVerb', callTexts.verb, { verb: request.method }), { language: languageOf(request), requestId: request.id }));
}

/** Sends a value as JSON, compressed if it is long and the client accepts it. */
export function sendJson(reply: FastifyReply, body: unknown): FastifyReply {
  const text = printAnswer(body);
  reply.headers(jsonHeaders);
  if (text.length < longAnswer || !/\bbr\b/.test(reply.request.headers['accept-encoding'] ?? '')) return reply.send(text);
  // Off this thread, and with little effort: what is left of a list of thousands is a tenth either way.
  const packed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  packed.end(text);
  return addVary(reply.header('content-encoding', 'br'), 'accept-encoding').send(packed);
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const headers = fileHeaders(file);
  reply.headers(headers);
  if (file.bytes !== undefined) reply.header('content-length', file.bytes);
  if (reply.request.method === 'HEAD' && 'destroy' in file.body) {
    // Nobody reads it, and some never end.
    (file.body as Readable).destroy();
    return reply.send(Readable.from([]));
  }
  reply.send(file.body);
  // Whoever waits for events learns at once that they will come.
  if (isEventStream(headers['content-type'])) reply.raw.flushHeaders();
  return reply;
}

/** Returns the language of the answer: our client names it in a header of its own; other clients use Accept-Language. Chinese is the default. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['accept-language'] ?? '';
  if (isLanguage(wanted)) return wanted;
  return languageOfTag(wanted) ?? defaultLanguage;
}

function wantsAllWords({ headers }: FastifyRequest): boolean {
  return headers['x-portico-words'] === 'all';
}

/** Words the framework's own refusals; returns other errors unchanged. */
function refusalOf(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('badInput', callTexts.bodyTooLarge, { max: formLimits.bytes / 1_048_576 });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('badInput', callTexts.mediaType);
  // A caller who left in the middle of a body or of an answer hears nothing, and is no error that belongs in the log.
  if (code.startsWith('FST_') || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || isRefused(error))
    return refuse('badInput', callTexts.malformed);
  return error;
}

/** Whether the framework or one of its plugins blames the caller. */
function isRefused(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500;
}

/** Headers of every answer. */
function addPlainHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
}

/** Refuses an address that cannot be parsed, or has too long a part; no hook runs before this. */
function refuseAddress(error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
  addPlainHeaders(request, reply);
  const language = languageOf(request);
  if (error.code !== 'FST_ERR_BAD_URL') unknownPath(reply.code(404), language);
  else sendJson(reply.code(400), envelopeOf(refuse('badInput', texts.address), { language, requestId: request.id }));
}

/** Answers requests that no route takes: an envelope under /api; see `pages.ts` for the rest. */
export function unknownPath(reply: FastifyReply, language: Language): FastifyReply {
  return sendJson(reply, { ret: codes.notFound, data: null, msg: texts.unknownPath[language] });
}
