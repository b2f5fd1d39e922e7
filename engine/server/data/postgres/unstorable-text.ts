import { texts } from '../../../../generated/words/engine-server/unstorable-text.ts';
import { type CallError, refuse } from '../../kernel/call/errors.ts';

/** 22021: U+0000 in a text; 22P05: the same within JSON. */
const states = new Set(['22021', '22P05']);

/** Returns the refusal (`ret` 400) for a text that PostgreSQL cannot store, anywhere in a call; null for all other errors. */
export function unstorableText(error: unknown): CallError | null {
  return error instanceof Error && 'code' in error && states.has(String(error.code)) ? refuse('badInput', texts.nul) : null;
}
