import type { FastifyReply } from 'fastify';

/** Adds names of request headers to `Vary`. */
export function addVary(reply: FastifyReply, ...names: string[]): FastifyReply {
  const written = reply.getHeader('vary');
  if (written === undefined) return reply.header('vary', names.join(', '));
  const present = String(written)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return reply.header('vary', [...new Set([...present, ...names])].join(', '));
}
