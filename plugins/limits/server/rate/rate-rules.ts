import { parseRate, type Rate } from '../../../../engine/formats/rate/core/rate.ts';
import type { AppRecord, Database, Service } from '../../../../engine/server/index.ts';

/** The rate of a call, and whose calls are counted together. */
export interface RateRule {
  /** Whose rate it is: the nearest that says one decides. */
  of: 'app' | 'account' | 'level' | 'interface' | 'global';
  /** What the calls are counted under. */
  key: string;
  rate: Rate;
}

/** Texts whose reading is kept. */
const mostTexts = 1_000;

/** Which rate a call is held to: that of the app, else of its account, of the account's level, of the interface, of the platform. */
export class RateRules {
  #database: Database;
  #read = new Map<string, ReturnType<typeof parseRate>>();
  #global: Promise<string | null> | null = null;
  #globalVersion = -1;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Null where nobody says a rate, or the nearest says `unlimited`. All apps of an account count together, but for a rate that is an app's own:
   * another key would be another limit.
   */
  async of({ id, accountId, rates }: AppRecord, { name, settings }: Pick<Service, 'name' | 'settings'>): Promise<RateRule | null> {
    const account = `account:${accountId}`;
    const own = this.#rule('app', `app:${id}`, rates.app);
    if (own !== undefined) return own;
    const ofAccount = this.#rule('account', account, rates.account);
    if (ofAccount !== undefined) return ofAccount;
    const ofLevel = this.#rule('level', account, rates.level);
    if (ofLevel !== undefined) return ofLevel;
    const ofInterface = this.#rule('interface', `${account}:${name}`, settings?.rate);
    if (ofInterface !== undefined) return ofInterface;
    return this.#rule('global', account, await this.#globalRate()) ?? null;
  }

  /** Undefined where nothing is said, null where no limit is. */
  #rule(of: RateRule['of'], key: string, text: string | null | undefined): RateRule | null | undefined {
    if (!text) return undefined;
    const rate = this.#parsed(text);
    if (rate === null) return undefined;
    return rate === 'unlimited' ? null : { of, key: `${key}:${rate.calls}/${rate.seconds}`, rate };
  }

  #parsed(text: string): ReturnType<typeof parseRate> {
    const known = this.#read.get(text);
    if (known !== undefined) return known;
    if (this.#read.size >= mostTexts) this.#read.clear();
    const rate = parseRate(text);
    this.#read.set(text, rate);
    return rate;
  }

  /** Read anew once something was written to its table, here or on another instance. */
  #globalRate(): Promise<string | null> {
    const version = this.#database.version('limit_setting');
    if (this.#global === null || this.#globalVersion !== version) {
      const reading = this.#database.read
        .selectFrom('limit_setting')
        .select('rate')
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
        .then((row) => row?.rate ?? null);
      reading.catch(() => {
        if (this.#global === reading) this.#global = null;
      });
      this.#global = reading;
      this.#globalVersion = version;
    }
    return this.#global;
  }
}
