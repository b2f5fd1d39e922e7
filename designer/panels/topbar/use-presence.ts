import { useEffect, useState } from 'react';
import type { AnswerFrom } from '../../../engine/core/contract/define-call.ts';
import { ApiError, call, callOnLeave, onPushed } from '../../../engine/web/index.ts';
import { interfacePresence, presenceBeat, presencePlace } from '../../calls/drafts/presence-calls.ts';

/** A page of somebody, oneself included, that has the same interface open. */
export type OtherPage = AnswerFrom<typeof interfacePresence>['others'][number];

/** Says that this page has an interface open, for as long as it has, and answers who else has. */
export function usePresence(id: number | null): readonly OtherPage[] {
  const [others, setOthers] = useState<readonly OtherPage[]>([]);
  useEffect(() => {
    if (id === null) return;
    const page = pageName();
    let isGone = false;
    const say = async () => {
      try {
        const answer = await call(interfacePresence, { id, page }, { quiet: true });
        if (!isGone) setOthers(answer.others);
      } catch (error) {
        // Without an answer nobody is known to be here.
        if (!(error instanceof ApiError)) throw error;
        if (!isGone) setOthers([]);
      }
    };
    const leave = () => callOnLeave(interfacePresence, { id, page, left: true });
    void say();
    const beat = setInterval(say, presenceBeat);
    const endPush = onPushed((event) => event.kind === 'presence-changed' && event.place === presencePlace(id) && void say());
    addEventListener('pagehide', leave);
    return () => {
      isGone = true;
      clearInterval(beat);
      endPush();
      removeEventListener('pagehide', leave);
      leave();
      setOthers([]);
    };
  }, [id]);
  return others;
}

function pageName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
