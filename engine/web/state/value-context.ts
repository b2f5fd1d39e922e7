import type { ValueContext } from '../../core/condition/value-word.ts';
import { session } from './session.ts';

/** What the words of conditions stand for on this page: the person who is logged in, now. The server decides by its own. */
export function pageContext(): ValueContext {
  return { now: new Date(), account: session.profile?.id, level: session.profile?.level ?? session.permission?.level };
}
