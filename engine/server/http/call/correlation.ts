import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The id a caller gave his call (`X-Request-Id`), or undefined when he gave none or something that is no id: up to 128 visible ASCII
 * characters. It joins his log and ours and does nothing else: two calls with the same one are two calls.
 */
export function correlationOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['x-request-id'];
  return typeof header === 'string' && /^[\x21-\x7e]{1,128}$/.test(header) ? header : undefined;
}

/** Hands the caller's id back as `X-Correlation-Id`; `X-Request-Id` of an answer is always the platform's own. */
export function echoCorrelation(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const id = correlationOf(request);
  if (id !== undefined) reply.header('x-correlation-id', id);
  done();
}
