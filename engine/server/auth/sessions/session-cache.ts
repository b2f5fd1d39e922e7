import { LRUCache } from 'lru-cache';
import { grownTo } from '../../data/change-cache.ts';
import type { EventBus } from '../../kernel/ports/event-bus.ts';
import type { SessionState } from '../../kernel/ports/sessions.ts';

/** A cached session is read again after this time, in case a message of another instance was lost. */
const freshMilliseconds = 30_000;
const maxCached = 50_000;

interface LiveSession {
  state: SessionState;
  expiresMs: number;
  /** Whoever it ends with. */
  accountIds: number[];
}

interface Cached extends LiveSession {
  /** On the clock that is never set. */
  readAt: number;
}

/** Live sessions by token, forgotten when one of their accounts changes. */
interface SessionCache {
  /** Returns null where a session is not there, has expired or was read too long ago. */
  get(token: string): SessionState | null;
  /** Called before a row is read. What it returns stores the session, unless something has changed since: a row from before a change is never cached. */
  begin(): (token: string, session: LiveSession) => void;
}

export function createSessionCache(events: EventBus): SessionCache {
  const cache = new LRUCache<string, Cached>({ ...grownTo(maxCached), dispose: ({ accountIds }, token) => unlink(token, accountIds) });
  const tokensOf = new Map<number, Set<string>>();
  let changes = 0;

  events.on((event) => {
    if (event.kind === 'missed') {
      changes++;
      cache.clear();
      tokensOf.clear();
    }
    if (event.kind !== 'account-changed') return;
    changes++;
    for (const token of [...(tokensOf.get(event.accountId) ?? [])]) cache.delete(token);
  });

  function unlink(token: string, accountIds: readonly number[]): void {
    for (const accountId of accountIds) {
      const tokens = tokensOf.get(accountId);
      tokens?.delete(token);
      if (tokens?.size === 0) tokensOf.delete(accountId);
    }
  }

  return {
    get(token) {
      const cached = cache.get(token);
      if (!cached) return null;
      if (cached.expiresMs > Date.now() && performance.now() - cached.readAt < freshMilliseconds) return cached.state;
      cache.delete(token);
      return null;
    },
    begin() {
      const before = changes;
      return (token, session) => {
        if (changes !== before) return;
        cache.delete(token);
        cache.set(token, { ...session, readAt: performance.now() });
        for (const accountId of session.accountIds) {
          const tokens = tokensOf.get(accountId) ?? new Set();
          tokensOf.set(accountId, tokens.add(token));
        }
      };
    },
  };
}
