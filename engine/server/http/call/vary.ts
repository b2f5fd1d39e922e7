import type { FastifyReply } from 'fastify';

/** Adds names of request headers to `Vary`. */
export function addVary(reply: FastifyReply, ...names: string[]): FastifyReply {
  return reply.header('vary', varyOf(reply.getHeader('vary'), ...names));
}

/** Returns a value of `Vary` that has the names of the one before too, each once. */
export function varyOf(before: unknown, ...names: string[]): string {
  if (before === undefined) return names.join(', ');
  const present = String(before)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return [...new Set([...present, ...names])].join(', ');
}
