import { createServer, type IncomingMessage } from 'node:http';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { texts } from '../../../generated/words/engine-server/listener.ts';
import { callTexts, formLimits } from '../../core/protocol/call-texts.ts';
import { codes } from '../../core/protocol/codes.ts';
import type { Language } from '../../core/text/text.ts';
import { addressKey } from '../auth/limiter.ts';
import { envelopeOf } from '../gateway/error-answer.ts';
import { CallError, refuse } from '../kernel/call/errors.ts';
import type { Platform } from '../kernel/platform.ts';
import { answerCall } from './call/answer-call.ts';
import { languageOf, wantsAllWords } from './call/call-language.ts';
import { callerAddress } from './call/caller-address.ts';
import { allowOrigin, answerPreflight, isOpenPath } from './call/cors.ts';
import { parseFormBody } from './call/form-body.ts';
import { parseJsonBody } from './call/json-body.ts';
import { mayUpload } from './call/may-upload.ts';
import { ownHeaders } from './call/own-headers.ts';
import { readMultipart, type Upload } from './call/read-multipart.ts';
import { requestId } from './call/request-id.ts';
import { UploadsByAddress } from './call/uploads-by-address.ts';
import { PlainCalls, plainPaths } from './plain-calls.ts';
import { headBytes, refuseOnSocket } from './refuse-on-socket.ts';
import { sendFile, sendJson } from './send-answer.ts';

/** Every path of calls. They are equivalent: the name of the service decides. The last one contains that name. */
const callPaths = [...plainPaths, '/api/:service(^[A-Z]\\w*[.]\\w+[.]\\w+$)'];

const serverOptions = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: headBytes,
};

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
  const plain = new PlainCalls(platform);
  const http = fastify({
    bodyLimit: formLimits.bytes,
    // A call that was on its way when the stop came is still answered, and its connection ends with it.
    return503OnClosing: false,
    serverFactory: (handle) => createServer(serverOptions, (request, response) => plain.take(request, response) || handle(request, response)),
    clientErrorHandler: refuseOnSocket,
    frameworkErrors: refuseAddress,
    genReqId: requestId,
    routerOptions: { constraints: { body: bodyConstraint } },
  });
  http.addHook('preClose', async () => plain.close());
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseFormBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(ownHeaders(request, request.id, platform.config.trustedProxies));
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
    if (isOpenPath(request)) {
      const headers: Record<string, string> = {};
      await allowOrigin(platform, request.headers.origin, headers, { options: null });
      reply.headers(headers);
    }
    const refusal = refusalOf(error);
    if (refusal instanceof CallError && refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
    // The framework may have set a status of its own.
    return sendJson(reply.code(200), envelopeOf(refusal, raw));
  });
  // In a scope of their own: what the pages and plugins take as JSON is their own affair.
  await http.register(async (calls) => {
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
  const sent = await answerCall(platform, request, { id: request.id, response: reply.raw }, upload);
  reply.code(sent.status).headers(sent.headers);
  return 'file' in sent ? sendFile(reply, sent.file) : sendJson(reply, sent.body);
}

/** Answers before the body is read, which could not change the answer. */
async function refuseVerb(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendJson(reply, envelopeOf(refuse('wrongVerb', callTexts.verb, { verb: request.method }), { language: languageOf(request), requestId: request.id }));
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

/** Refuses an address that cannot be parsed, or has too long a part; no hook runs before this. */
function refuseAddress(error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(ownHeaders(request, request.id, []));
  const language = languageOf(request);
  if (error.code !== 'FST_ERR_BAD_URL') unknownPath(reply.code(404), language);
  else sendJson(reply.code(400), envelopeOf(refuse('badInput', texts.address), { language, requestId: request.id }));
}

/** Answers requests that no route takes: an envelope under /api; see `pages.ts` for the rest. */
export function unknownPath(reply: FastifyReply, language: Language): FastifyReply {
  return sendJson(reply, { ret: codes.notFound, data: null, msg: texts.unknownPath[language] });
}
