import { type AppRecord, ChangeCache, type Platform } from '../../../../engine/server/index.ts';

/** An app an account owns or develops for, in whatever state. */
export interface OwnApp {
  id: number;
  appKey: string;
  name: string;
}

/** Which apps belong to which account. Kept in memory, because every reading of the docs asks. */
export class OwnApps {
  #platform: Platform;
  #byAccount = new ChangeCache<OwnApp[]>(5_000);

  constructor(platform: Platform) {
    this.#platform = platform;
    platform.events.on((event) => {
      if (event.kind === 'app-changed' || event.kind === 'missed') this.#byAccount.clear();
    });
  }

  async of(accountId: number): Promise<OwnApp[]> {
    return (await this.#byAccount.get(String(accountId), () => this.#read(accountId))) ?? [];
  }

  /** Those that can call at this moment. */
  async usableOf(accountId: number): Promise<{ own: OwnApp; app: AppRecord }[]> {
    const gate = this.#platform.apps;
    const found = await Promise.all((await this.of(accountId)).map(async (own) => ({ own, app: await gate.app(own.appKey) })));
    return found.flatMap(({ own, app }) => (app && gate.isUsable(app) ? [{ own, app }] : []));
  }

  async #read(accountId: number): Promise<OwnApp[]> {
    const rows = await this.#platform.apps.ownedBy(accountId).select(['id', 'app_key', 'name']).orderBy('id').execute();
    return rows.map((row) => ({ id: Number(row.id), appKey: String(row.app_key), name: String(row.name) }));
  }
}
