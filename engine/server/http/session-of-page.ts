import type { FastifyRequest } from 'fastify';
import type { Session } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';

/**
 * Who reads a page or a picture, which send no field: the cookie tells, or a token that a program says in a header. For readings alone: nothing is
 * changed by it, and it comes with no request of a foreign page.
 */
export async function sessionOfPage({ headers }: Pick<FastifyRequest, 'headers'>, sessions: Platform['sessions']): Promise<Session | null> {
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  const [, cookie] = /(?:^|; *)token=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const token = bearer ?? cookie;
  const state = token === undefined ? null : await sessions.resolve(token);
  return state && 'session' in state ? state.session : null;
}
