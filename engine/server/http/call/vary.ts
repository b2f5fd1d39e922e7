import type { FastifyReply } from 'fastify';

/** Adds names of request headers to those the answer depends on. */
export function addVary(reply: FastifyReply, ...names: string[]): FastifyReply {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return reply.header('vary', [...new Set([...present, ...names])].join(', '));
}
