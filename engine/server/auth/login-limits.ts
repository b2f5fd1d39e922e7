import { addressKey, Limiter } from './limiter.ts';

/** Number of wrong passwords of an account without a pause. */
const calmFailures = 10;
const longestPause = 5_000;

/** Who tries to sign in, before the password is checked. */
export interface LoginTry {
  ip: string;
  /** As `usernameKey` has it, whether there is such an account or not. */
  name: string;
  /** Of a device that has signed in to this very account before. */
  device: string | null;
}

/**
 * Limits tries to sign in so that nobody can lock another out: those of a stranger by address, and by address and account together; those of a device
 * that the account knows by the device only. Failures of strangers at an account delay all strangers and refuse nobody.
 */
export class LoginLimits {
  #addresses = new Limiter({ burst: 20, refillMilliseconds: 10_000 });
  #pairs = new Limiter({ burst: 5, refillMilliseconds: 60_000 });
  #devices = new Limiter({ burst: 5, refillMilliseconds: 60_000 });
  #failures = new Limiter({ burst: 200, refillMilliseconds: 60_000 });

  /** Tries from this address that failed lately. */
  failuresFrom(ip: string): number {
    return Math.ceil(this.#addresses.spent(addressKey(ip)));
  }

  /** Passwords of strangers that failed lately at an account, whether there is such an account or not. */
  failuresAt(name: string): number {
    return Math.ceil(this.#failures.spent(name));
  }

  /** One more of any kind from this address. Throws 410. */
  takeAddress({ ip, device }: LoginTry): void {
    if (device === null) this.#addresses.take(addressKey(ip));
  }

  /** One more password. Throws 410. Answers the milliseconds to wait before it is looked at, the same for every account. */
  takePassword(attempt: LoginTry): number {
    if (attempt.device !== null) {
      this.#devices.take(attempt.device);
      return 0;
    }
    this.#pairs.take(pairKey(attempt));
    const failures = this.#failures.spent(attempt.name);
    this.#failures.note(attempt.name);
    return pauseAfter(failures);
  }

  /** The password was right. */
  giveBack(attempt: LoginTry): void {
    if (attempt.device !== null) this.#devices.giveBack(attempt.device);
    else {
      this.#pairs.giveBack(pairKey(attempt));
      this.#failures.giveBack(attempt.name);
    }
  }

  /** Nothing was tried but what succeeded. */
  giveBackAddress({ ip, device }: LoginTry): void {
    if (device === null) this.#addresses.giveBack(addressKey(ip));
  }
}

/** Returns the pause of a stranger in milliseconds after so many wrong passwords of others: none at first, then doubling with every ten, 5 s at most. */
export function pauseAfter(failures: number): number {
  return failures < calmFailures ? 0 : Math.min(longestPause, Math.round(250 * 2 ** ((failures - calmFailures) / 10)));
}

function pairKey({ ip, name }: LoginTry): string {
  return `${addressKey(ip)} ${name}`;
}
