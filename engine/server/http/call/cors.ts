import type { FastifyReply, FastifyRequest } from 'fastify';
import { signatureHeaders } from '../../../core/sign-in/credentials.ts';
import { isOpenName } from '../../gateway/unknown-call.ts';
import type { OpenAnswer } from '../../kernel/call/answer.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addVary, varyOf } from './vary.ts';

/** Headers a page may send besides those every page may. */
const requestHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-request-id', ...Object.values(signatureHeaders)].join(', ');
/** Headers of every answer that a page may read; those passed on from upstreams are added. */
const answerHeaders = ['x-request-id', 'x-correlation-id', 'retry-after', 'idempotency-replayed', 'content-disposition'];
/** Seconds a browser may cache a preflight. */
const maxAge = 600;

/**
 * Answers a preflight (`OPTIONS`). It carries no credentials, so an origin that any usable app allows is accepted, and the call itself is checked
 * against the list of its own app. Other origins get an answer without CORS headers, and so do calls whose path names a back-office service; whether
 * a service of any other name exists makes no difference.
 */
export async function answerPreflight(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  addVary(reply, 'origin', 'access-control-request-method', 'access-control-request-headers');
  const { origin } = request.headers;
  if (origin !== undefined && (serviceInPath(request) === undefined || isOpenPath(request)) && (await platform.apps.origins.has(origin))) {
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-max-age', String(maxAge));
  }
  return reply.code(204).send();
}

/** Whether the path names a service that apps could call. */
export function isOpenPath(request: FastifyRequest): boolean {
  const service = serviceInPath(request);
  return service !== undefined && isOpenName(service);
}

function serviceInPath({ params }: FastifyRequest): string | undefined {
  return ((params ?? {}) as { service?: string }).service;
}

/**
 * Adds what lets the page of an allowed origin read the answer of an open call. Browser credentials never count, so they are not allowed, and the origin
 * is never `*`. If the app is unknown, any app's list decides, so that the page can read the refusal.
 * @param origin of the request; undefined if no page has sent it, and there is nothing to wait for
 * @param relayed names of headers that were passed on
 */
export function allowOrigin(
  platform: Platform,
  origin: string | undefined,
  headers: Record<string, string>,
  { options }: OpenAnswer,
  relayed: readonly string[] = [],
): Promise<void> | undefined {
  headers.vary = varyOf(headers.vary, 'origin');
  return origin === undefined ? undefined : allow(platform, origin, headers, options, relayed);
}

async function allow(
  platform: Platform,
  origin: string,
  headers: Record<string, string>,
  options: OpenAnswer['options'],
  relayed: readonly string[],
): Promise<void> {
  const isAllowed = options ? options.allowedOrigins.includes(origin) : await platform.apps.origins.has(origin);
  if (!isAllowed) return;
  headers['access-control-allow-origin'] = origin;
  headers['access-control-expose-headers'] = [...new Set([...answerHeaders, ...relayed])].join(', ');
}
