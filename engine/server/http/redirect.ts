import type { FastifyReply, FastifyRequest } from 'fastify';

/** Leads to another page; the query (`?call=…`) goes along. */
export function redirectWithQuery(request: FastifyRequest, reply: FastifyReply, target: string): FastifyReply {
  const query = request.url.indexOf('?');
  return reply.redirect(query < 0 ? target : target + request.url.slice(query));
}
