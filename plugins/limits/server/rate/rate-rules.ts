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
  #global: { rate: string | null; version: number } | null = null;
  #reading: { rate: Promise<string | null>; version: number } | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Null where nobody says a rate, or the nearest says `unlimited`. All apps of an account count together, but for a rate that is an app's own:
   * another key would be another limit. At once, unless the platform's own rate has to be read.
   */
  of({ id, accountId, rates }: AppRecord, { name, settings }: Pick<Service, 'name' | 'settings'>): RateRule | null | Promise<RateRule | null> {
    const account = `account:${accountId}`;
    const own = this.#rule('app', `app:${id}`, rates.app);
    if (own !== undefined) return own;
    const ofAccount = this.#rule('account', account, rates.account);
    if (ofAccount !== undefined) return ofAccount;
    const ofLevel = this.#rule('level', account, rates.level);
    if (ofLevel !== undefined) return ofLevel;
    const ofInterface = this.#rule('interface', `${account}:${name}`, settings?.rate);
    if (ofInterface !== undefined) return ofInterface;
    const global = this.#globalRate();
    return global instanceof Promise ? global.then((rate) => this.#rule('global', account, rate) ?? null) : (this.#rule('global', account, global) ?? null);
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
  #globalRate(): string | null | Promise<string | null> {
    const version = this.#database.version('limit_setting');
    if (this.#global?.version === version) return this.#global.rate;
    if (this.#reading?.version !== version) this.#reading = { rate: this.#readGlobal(version), version };
    return this.#reading.rate;
  }

  async #readGlobal(version: number): Promise<string | null> {
    try {
      const row = await this.#database.read.selectFrom('limit_setting').select('rate').where('deleted_at', 'is', null).executeTakeFirst();
      const rate = row?.rate ?? null;
      this.#global = { rate, version };
      return rate;
    } finally {
      if (this.#reading?.version === version) this.#reading = null;
    }
  }
}
