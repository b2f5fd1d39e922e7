import type { Platform } from '../../platform.ts';
import { type Captchas, createCaptchas } from '../captcha.ts';
import { Limiter } from '../limiter.ts';

/** What the services of accounts share. One per process. */
export interface AuthContext {
  platform: Platform;
  captchas: Captchas;
  limits: {
    /** Wrong passwords of one account, whatever the address. */
    account: Limiter;
    /** Attempts of one address, whatever the account. */
    address: Limiter;
    captcha: Limiter;
    register: Limiter;
    errorReport: Limiter;
  };
}

export function createAuthContext(platform: Platform): AuthContext {
  return {
    platform,
    captchas: createCaptchas(platform.database),
    limits: {
      account: new Limiter({ burst: 5, refillMilliseconds: 60_000 }),
      address: new Limiter({ burst: 20, refillMilliseconds: 10_000 }),
      captcha: new Limiter({ burst: 60, refillMilliseconds: 1_000 }),
      register: new Limiter({ burst: 10, refillMilliseconds: 60_000 }),
      errorReport: new Limiter({ burst: 30, refillMilliseconds: 2_000 }),
    },
  };
}
