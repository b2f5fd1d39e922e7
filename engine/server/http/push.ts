import type { FastifyInstance } from 'fastify';
import { texts } from '../../../generated/words/engine-server/push.ts';
import type { PushedEvent } from '../../core/answers/pushed-event.ts';
import { codes, codeTexts } from '../../core/protocol/codes.ts';
import { adminLevel, superLevel } from '../../core/protocol/levels.ts';
import { fillText } from '../../core/text/text.ts';
import type { Session } from '../kernel/call/service.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PlatformEvent } from '../kernel/ports/event-bus.ts';
import { languageOf } from './call/call-language.ts';
import { sendJson } from './send-answer.ts';

/** Maximum number of open streams of a session; a page has one, and closes it while it is hidden. */
const maxStreams = 12;

/** Proxies close silent connections; empty lines at intervals keep this one open. */
const heartbeatMilliseconds = 20_000;

/**
 * Adds POST /api/events with `access_token` in the form: an answer that stays open and sends one JSON object per line. Not EventSource, which would
 * put the token into the address.
 */
export function addPushChannel(http: FastifyInstance, platform: Platform): void {
  const open = new Set<NodeJS.WritableStream>();
  const streamsOf = new Map<string, number>();
  // Streams that never end by themselves would keep the listener from closing.
  http.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  http.post('/api/events', async (request, reply) => {
    const token = (request.body as Record<string, string> | null)?.access_token ?? '';
    const state = await platform.sessions.resolve(token);
    if ('ended' in state) return sendJson(reply, { ret: codes.tokenInvalid, data: null, msg: codeTexts[codes.tokenInvalid][languageOf(request)] });
    const { id } = state.session;
    const streams = streamsOf.get(id) ?? 0;
    // The newest is refused and not the oldest closed: the pages of those would come back and close each other for ever.
    if (streams >= maxStreams)
      return sendJson(reply, { ret: codes.rateLimited, data: { max: maxStreams }, msg: fillText(texts.streams, { max: maxStreams })[languageOf(request)] });
    const stream = reply.raw;
    reply.hijack();
    // Whoever left meanwhile will not close it again.
    if (stream.destroyed) return;
    streamsOf.set(id, streams + 1);
    stream.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    open.add(stream);
    const write = (event: PushedEvent) => stream.write(`${JSON.stringify(event)}\n`);
    /** False once the session is over; the stream then ends with it. */
    const holds = async (): Promise<boolean> => {
      const now = await platform.sessions.resolve(token).catch(() => null);
      if (stream.writableEnded) return false;
      if (now && !('ended' in now)) return true;
      if (now) write({ kind: 'signed-out' });
      stream.end();
      return false;
    };
    write({ kind: 'hello', version: platform.screens.version });
    const unsubscribe = platform.events.on(async (event) => {
      const pushed = pushedEvent(platform, event, state.session);
      if (pushed && (!mayEndSessions(event) || (await holds()))) write(pushed);
    });
    // A session also ends by its own date, and between the look at the token and the first event heard.
    const heartbeat = setInterval(async () => (await holds()) && stream.write('\n'), heartbeatMilliseconds);
    stream.once('close', () => {
      open.delete(stream);
      const left = (streamsOf.get(id) ?? 1) - 1;
      if (left > 0) streamsOf.set(id, left);
      else streamsOf.delete(id);
      clearInterval(heartbeat);
      unsubscribe();
    });
    await holds();
  });
}

function mayEndSessions({ kind }: PlatformEvent): boolean {
  return kind === 'account-changed' || kind === 'missed';
}

/** Returns what the pages of this session need to know of an event, or null. */
function pushedEvent(platform: Platform, event: PlatformEvent, { accountId, simulatedBy, level }: Session): PushedEvent | null {
  const changed: PushedEvent = { kind: 'screens-changed', version: platform.screens.version };
  switch (event.kind) {
    case 'screens-changed':
    case 'rights-changed':
    case 'missed':
      return changed;
    case 'faults-changed':
      return level === superLevel ? { kind: 'faults-changed' } : null;
    case 'sums-changed':
      return level >= adminLevel ? { kind: 'sums-changed', screens: event.screens } : null;
    case 'job-progress':
      return event.accountId === accountId ? { kind: 'job-progress', jobId: event.jobId } : null;
    case 'messages-changed':
      return event.accountIds.includes(accountId) ? { kind: 'messages-changed' } : null;
    case 'presence-changed':
      return event.accountIds.includes(accountId) ? { kind: 'presence-changed', place: event.place } : null;
    case 'account-changed':
      return event.accountId === accountId || event.accountId === simulatedBy ? { kind: 'account-changed' } : null;
    case 'site-changed':
      return { kind: 'site-changed' };
    case 'app-changed':
    case 'permissions-changed':
    case 'settings-changed':
    case 'interfaces-changed':
      return null;
  }
}
