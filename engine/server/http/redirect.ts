import type { FastifyReply, FastifyRequest } from 'fastify';

/** Redirects to another page and keeps the query (`?call=…`). */
export function redirectWithQuery(request: FastifyRequest, reply: FastifyReply, target: string): FastifyReply {
  const query = request.url.indexOf('?');
  return reply.redirect(query < 0 ? target : target + request.url.slice(query));
}
