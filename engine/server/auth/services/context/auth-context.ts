import type { Platform } from '../../../kernel/platform.ts';
import { type Captchas, createCaptchas } from '../../captcha/captcha.ts';
import { Limiter } from '../../limiter.ts';
import { LoginLimits } from '../../login-limits.ts';

/** Number of requests of one account for a new password that have an effect, until one more is granted. */
export const lettersInARow = 3;

/** What the services of accounts share. One per process. */
export interface AuthContext {
  platform: Platform;
  captchas: Captchas;
  limits: {
    login: LoginLimits;
    /** Wrong original passwords of one account, which only its own sessions can give. */
    ownPassword: Limiter;
    captcha: Limiter;
    register: Limiter;
    /** Codes asked for and tried, by address. */
    reset: Limiter;
    /** Codes sent or asked of an administrator, by account. */
    resetLetters: Limiter;
  };
}

/** Creates the captchas and limits of a process. */
export function createAuthContext(platform: Platform): AuthContext {
  return {
    platform,
    captchas: createCaptchas(platform.database),
    limits: {
      login: new LoginLimits(),
      ownPassword: new Limiter({ burst: 5, refillMilliseconds: 60_000 }),
      captcha: new Limiter({ burst: 60, refillMilliseconds: 1_000 }),
      register: new Limiter({ burst: 10, refillMilliseconds: 60_000 }),
      reset: new Limiter({ burst: 10, refillMilliseconds: 60_000 }),
      resetLetters: new Limiter({ burst: lettersInARow, refillMilliseconds: 20 * 60_000 }),
    },
  };
}
