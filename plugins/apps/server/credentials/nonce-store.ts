import { signatureWindow } from '../../../../engine/core/sign-in/credentials.ts';
import { type CallError, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/nonce-store.ts';

/** A nonce is good for two windows around its timestamp; one more for clocks of servers that differ. */
export const keepMilliseconds = 3 * signatureWindow * 1000;
/** Milliseconds between two looks at what has ended. */
export const cleanEvery = 60_000;

/** Every nonce of an app counts once, on all instances, and before and after a restart or a crash of the process. */
export interface NonceStore {
  /**
   * Throws 414 when the app has used the nonce before. Call it only for a signature that is right.
   * @param timestamp of the call, in seconds since 1970
   */
  use(appId: number, nonce: string, timestamp: number): Promise<void>;
}

/** The refusal of a nonce that was used before. */
export function replayed(): CallError {
  return refuse('signatureWrong', texts.replayed);
}
