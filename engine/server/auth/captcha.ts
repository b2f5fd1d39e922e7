import { randomBytes, randomInt } from 'node:crypto';
import type { Database } from '../data/database.ts';
import { captchaLetters } from './captcha-letters.ts';
import { drawCaptcha } from './captcha-picture.ts';

/** Upper and lower case count as different. */
const alphabet = Object.keys(captchaLetters);
const length = 4;
const lifeMilliseconds = 5 * 60_000;

export interface Captchas {
  /** A new riddle: `image` is the address of a picture (`data:`), `captcha_id` goes back with the answer. */
  make(): Promise<{ captcha_id: string; image: string }>;
  /** True for the right answer in the right case; whatever the outcome the riddle is used up. */
  check(captchaId: string, answer: string): Promise<boolean>;
}

/** Riddles stand in the table `captcha`, so that any instance can check what another one made. */
export function createCaptchas(database: Database): Captchas {
  return {
    async make() {
      const answer = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
      const captchaId = randomBytes(18).toString('base64url');
      const now = Date.now();
      await database.transact(async (query) => {
        await query.deleteFrom('captcha').where('expires_ms', '<', now).execute();
        await query
          .insertInto('captcha')
          .values({ captcha_id: captchaId, answer, expires_ms: now + lifeMilliseconds })
          .execute();
      });
      return { captcha_id: captchaId, image: `data:image/png;base64,${(await drawCaptcha(answer)).toString('base64')}` };
    },
    check: (captchaId, answer) =>
      database.transact(async (query) => {
        const row = await query.selectFrom('captcha').select(['answer', 'expires_ms']).where('captcha_id', '=', captchaId).executeTakeFirst();
        const { numDeletedRows } = await query.deleteFrom('captcha').where('captcha_id', '=', captchaId).executeTakeFirst();
        return row !== undefined && numDeletedRows === 1n && Number(row.expires_ms) >= Date.now() && row.answer === answer;
      }),
  };
}
