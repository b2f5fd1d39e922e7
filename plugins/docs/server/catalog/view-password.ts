import { addressKey, type Call, isSameSecret, Limiter, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-docs/view-password.ts';
import type { PasswordRequired } from '../../shared/catalog.ts';
import type { DocsSettings } from './docs-settings.ts';
import type { Reader } from './reader.ts';

/** Wrong passwords one address may give in a row; after that one more each ten seconds. */
const guesses = { burst: 10, refillMilliseconds: 10_000 };

/** Keeps the docs from those who do not know the viewing password. */
export class ViewPassword {
  #limiter = new Limiter(guesses);

  /** Throws 401 with `PasswordAsked`, or 410 after too many wrong ones. */
  require({ viewPassword }: Pick<DocsSettings, 'viewPassword'>, reader: Reader, { ip }: Pick<Call, 'ip'>, password: string | undefined): void {
    if (viewPassword === null || reader.isAdministrator) return;
    const required: PasswordRequired = { is_password_asked: true };
    if (password === undefined) throw refuse('noRight', viewPasswordTexts.asked, {}, required);
    const address = addressKey(ip);
    this.#limiter.take(address);
    if (!isSameSecret(password, viewPassword)) throw refuse('noRight', viewPasswordTexts.wrong, {}, required);
    this.#limiter.giveBack(address);
  }
}

export const viewPasswordTexts = texts;
