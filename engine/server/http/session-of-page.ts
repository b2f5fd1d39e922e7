import type { FastifyRequest } from 'fastify';
import type { Session } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';

/**
 * Returns the session of a page or picture, which send no field: by cookie, or by a token in a header. For reading only: nothing is changed, and
 * foreign pages do not send the cookie.
 */
export async function sessionOfPage({ headers }: Pick<FastifyRequest, 'headers'>, sessions: Platform['sessions']): Promise<Session | null> {
  const [, bearer] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '') ?? [];
  const [, cookie] = /(?:^|; *)token=([^;]+)/.exec(headers.cookie ?? '') ?? [];
  const token = bearer ?? cookie;
  const state = token === undefined ? null : await sessions.resolve(token);
  return state && 'session' in state ? state.session : null;
}
