import type { PushedEvent } from '../../core/answers/pushed-event.ts';
import { getProfile } from '../../core/calls/account.ts';
import { currentLanguage } from '../state/language.ts';
import { session } from '../state/session.ts';
import { formBody } from '../transport/form-body.ts';
import { splitLines } from '../transport/split-lines.ts';
import { call } from './call.ts';

type Listener = (event: PushedEvent) => void;

const listeners = new Set<Listener>();
/** Milliseconds between attempts: doubled up to the last one. */
const firstPause = 1_000;
const longestPause = 60_000;
/** A page nobody has looked at for this long gives its connection back: browsers have six for all tabs of a site, and the seventh tab would wait. */
const hiddenLimit = 10_000;

/** Hears what the server pushes. Returns the function that stops it. */
export function onPushed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the push channel open for the life of the page. */
export async function keepListening(): Promise<void> {
  let pause = firstPause;
  while (!session.isLeaving) {
    await untilVisible();
    const opened = new AbortController();
    const stopWatching = abortWhenUnseen(opened);
    try {
      for await (const event of pushedEvents(opened.signal)) {
        pause = firstPause;
        // Any call now learns why the session ended and acts on it.
        if (event.kind === 'signed-out') await call(getProfile, {}, { quiet: true });
        else for (const listener of listeners) listener(event);
      }
    } catch {
      // A cut connection is ordinary: the next attempt follows.
    }
    stopWatching();
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPause);
  }
}

async function* pushedEvents(signal: AbortSignal): AsyncGenerator<PushedEvent> {
  const response = await fetch('/api/events', {
    method: 'POST',
    body: formBody({ access_token: session.token }),
    headers: { 'accept-language': currentLanguage() },
    signal,
  });
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('application/x-ndjson')) return;
  for await (const line of splitLines(response.body)) {
    const event: unknown = JSON.parse(line);
    if (isPushedEvent(event)) yield event;
  }
}

function isPushedEvent(value: unknown): value is PushedEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', () => resolve(), { once: true }));
}

function abortWhenUnseen(opened: AbortController): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(() => opened.abort(), hiddenLimit);
  };
  // A page that is left may stay alive behind the back button, and would keep its connection.
  const onLeave = () => opened.abort();
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pagehide', onLeave);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('pagehide', onLeave);
  };
}
