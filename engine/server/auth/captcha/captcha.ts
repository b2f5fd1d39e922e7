import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../../kernel/ports/database.ts';
import { captchaLetters } from './captcha-letters.ts';
import { drawCaptcha } from './captcha-picture.ts';
import { isProof } from './captcha-work.ts';

/** Upper and lower case are different letters. */
const alphabet = Object.keys(captchaLetters);
const length = 4;
const lifeMilliseconds = 5 * 60_000;

interface CaptchaWish {
  /** Zero bits that the hash of the proof must begin with. */
  bits: number;
  /** False for a puzzle alone: there are no letters then, and `image` is empty. */
  hasPicture: boolean;
  /** Of the account it is asked for, as `usernameKey` has it; empty when that is not known yet. */
  name: string;
}

interface CaptchaAnswer {
  captchaId: string;
  letters: string;
  proof: string;
  /** The account it must have been asked for; null where any will do. */
  name: string | null;
}

/** `answer`: the letters are wrong, or the captcha does not exist any more; `proof`: the work is missing; `name`: it was issued for another account. */
export type CaptchaResult = 'ok' | 'answer' | 'proof' | 'name';

/** Creates and checks captchas. */
export interface Captchas {
  /** A new riddle: `image` is the address of a picture (`data:`), `captcha_id` goes back with the answer and is what the work is done on. */
  make(wish: CaptchaWish): Promise<{ captcha_id: string; image: string; bits: number }>;
  /** `ok` for the right letters in the right case together with the proof; whatever the outcome the riddle is used up. */
  check(answer: CaptchaAnswer): Promise<CaptchaResult>;
}

/** Returns the captchas in the table `captcha`, so that any instance can check what another one has created. */
export function createCaptchas(database: Database): Captchas {
  return {
    async make({ bits, hasPicture, name }) {
      const answer = hasPicture ? Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('') : '';
      const captchaId = randomBytes(18).toString('base64url');
      const now = Date.now();
      await database.transact(async (query) => {
        await query.deleteFrom('captcha').where('expires_ms', '<', now).execute();
        await query
          .insertInto('captcha')
          .values({ captcha_id: captchaId, answer, bits, name, expires_ms: now + lifeMilliseconds })
          .execute();
      });
      const image = hasPicture ? `data:image/png;base64,${(await drawCaptcha(answer)).toString('base64')}` : '';
      return { captcha_id: captchaId, image, bits };
    },
    check: ({ captchaId, letters, proof, name }) =>
      database.transact(async (query) => {
        const row = await query.selectFrom('captcha').select(['answer', 'bits', 'name', 'expires_ms']).where('captcha_id', '=', captchaId).executeTakeFirst();
        const { numDeletedRows } = await query.deleteFrom('captcha').where('captcha_id', '=', captchaId).executeTakeFirst();
        if (row === undefined || numDeletedRows !== 1n || Number(row.expires_ms) < Date.now()) return 'answer';
        // The work comes first: letters that are tried without it must tell nothing.
        if (!isProof(captchaId, proof, Number(row.bits))) return 'proof';
        if (name !== null && row.name !== name) return 'name';
        return row.answer === letters ? 'ok' : 'answer';
      }),
  };
}
