import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import {
  CallError,
  callerAddress,
  callerOrigin,
  formLimits,
  languageOf,
  logError,
  type Platform,
  readPublicOrigin,
  signalOf,
} from '../../../engine/server/index.ts';
import { texts as words } from '../../../generated/words/plugin-mcp/mcp-routes.ts';
import { readScope } from './access/connection-scope.ts';
import { isOwnOrigin } from './access/is-own-origin.ts';
import { type Bearer, requireBearer } from './access/require-bearer.ts';
import type { Providers } from './oauth/providers.ts';
import { parseMessage } from './rpc/parse-message.ts';
import { refuseRequest, rpcCodes } from './rpc/rpc-refusal.ts';
import { RunningCalls } from './rpc/running-calls.ts';

const address = '/mcp';

/**
 * The address agents connect to: a Model Context Protocol server over Streamable HTTP that keeps nothing of a session, so that any instance behind a balancer
 * answers any request. Each POST is answered by one JSON body; a stream nobody would ever write into (GET) and a session that does not
 * exist (DELETE) are refused, as the protocol has it.
 */
export function mcpRoutes(http: FastifyInstance, platform: Platform, providers: Providers): void {
  const bearers = new WeakMap<FastifyRequest, Bearer>();
  const calls = new RunningCalls();

  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseMessage(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });

  // Before a byte of the body is read.
  http.addHook('onRequest', async (request, reply) => {
    const { origin, host } = request.headers;
    // Programs send none.
    const isForeign = origin !== undefined && !isOwnOrigin(origin, host, await readPublicOrigin(platform.database.read));
    if (isForeign) return refuseRequest(reply, 403, rpcCodes.refused, texts.origin[languageOf(request)]);
    if (request.method !== 'POST') return refuseRequest(reply.header('allow', 'POST'), 405, rpcCodes.refused, texts.verb[languageOf(request)]);
    const bearer = await requireBearer(platform, providers, request, reply);
    if (!bearer) return reply;
    bearers.set(request, bearer);
  });

  http.setErrorHandler((error, request, reply) => {
    const { status, code, text } = refusalOf(error);
    if (status === 500) logError(request.id, error);
    return refuseRequest(reply, status, code, fillText(text, { id: request.id })[languageOf(request)]);
  });

  http.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeadRoute: false,
    url: address,
    handler: async (request, reply) => {
      const bearer = bearers.get(request);
      if (!bearer) return reply;
      // The protocol's library is large: a server nobody connects an agent to never loads it.
      const { answerRequest } = await import('./protocol/answer-request.ts');
      const answer = await answerRequest(request.headers, request.body, {
        platform,
        ...bearer,
        scope: readScope(request.url.slice(request.url.indexOf('?') + 1 || request.url.length)),
        session: sessionOf(request),
        calls,
        ip: callerAddress(request, platform.config.trustedProxies),
        userAgent: request.headers['user-agent'] ?? '',
        language: languageOf(request),
        address: callerOrigin(request),
        requestId: request.id,
        signal: signalOf(reply.raw),
      });
      return send(reply, answer);
    },
  });
}

/** The header a client repeats after `initialize`. Nothing is granted by it. */
function sessionOf(request: FastifyRequest): string | undefined {
  const header = request.headers['mcp-session-id'];
  return typeof header === 'string' && /^[\x21-\x7e]{1,128}$/.test(header) ? header : undefined;
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status).header('cache-control', 'no-store');
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.send(await answer.text());
}

/** A request that never became a message. Errors of ours say no more than the request's id. */
function refusalOf(error: unknown): { status: number; code: number; text: Text } {
  if (error instanceof CallError) return { status: 400, code: rpcCodes.parse, text: error.text };
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { status: 413, code: rpcCodes.request, text: texts.tooLarge };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { status: 415, code: rpcCodes.request, text: texts.mediaType };
    default:
      return code.startsWith('FST_') ? { status: 400, code: rpcCodes.request, text: texts.malformed } : { status: 500, code: -32603, text: texts.fault };
  }
}

const texts = {
  origin: words.origin,
  verb: words.verb,
  tooLarge: fillText(words.bodyTooLarge, { max: formLimits.bytes / 1_048_576 }),
  mediaType: words.mediaType,
  malformed: words.malformed,
  fault: words.fault,
};
