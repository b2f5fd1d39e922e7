import { useEffect, useState } from 'react';
import { onAnyRecordsChanged } from '../../actions/records-changed.ts';
import { call } from '../../api/call.ts';
import { onPushed } from '../../api/events.ts';
import { siteCalls } from '../../api/site-calls.ts';

/** Milliseconds between two looks at what others have done. */
const every = 60_000;
/** What one does oneself shows at once; several records changed in a row are one question. */
const settle = 300;

/** Numbers by the path of their entry, anew after changes made here and with every message, once a minute, and when somebody comes back to the page. */
export function useBadges(isSignedIn: boolean): ReadonlyMap<string, number> {
  const [badges, setBadges] = useState<ReadonlyMap<string, number>>(none);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const abort = new AbortController();
    let timer = 0;
    const ask = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(ask, every);
      if (document.hidden) return;
      call(siteCalls().badges, {}, { signal: abort.signal, quiet: true }).then(
        (answer) => setBadges(new Map(answer.badges.map(({ path, total }) => [path, total]))),
        // The numbers stay as they were; whoever works on hears of what is wrong anyway.
        () => undefined,
      );
    };
    const askSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(ask, settle);
    };
    askSoon();
    document.addEventListener('visibilitychange', askSoon, { signal: abort.signal });
    const ends = [onAnyRecordsChanged(askSoon), onPushed(({ kind }) => kind === 'messages-changed' && askSoon())];
    return () => {
      for (const end of ends) end();
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [isSignedIn]);
  return badges;
}

const none: ReadonlyMap<string, number> = new Map();
