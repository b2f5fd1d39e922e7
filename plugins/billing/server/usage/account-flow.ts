import { LRUCache } from 'lru-cache';
import type { Database, Service } from '../../../../engine/server/index.ts';
import { listOf } from '../plans/package-snapshot.ts';

/** A package that calls may be charged to. */
export interface OwnedPackage {
  id: number;
  kind: 'paid' | 'trial';
  services: ReadonlySet<string>;
  productId: number | null;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What an account can pay calls with. */
export interface Flow {
  versions: readonly [changes: number, journal: number];
  /** In the order they are used: paid before trial, the one that expires first, the one issued first. */
  packages: readonly OwnedPackage[];
  balanceId: number | null;
}

/** Accounts whose packages one process remembers. */
const mostAccounts = 10_000;

/** What accounts own, as one process knows it: read anew when a package was issued, adjusted or voided anywhere. */
export class AccountFlows {
  #database: Database;
  #known = new LRUCache<number, Flow>({ maxSize: mostAccounts, sizeCalculation: () => 1 });
  #reading = new Map<number, Promise<Flow>>();

  constructor(database: Database) {
    this.#database = database;
  }

  of(accountId: number): Flow | Promise<Flow> {
    const known = this.#known.get(accountId);
    if (known && this.#isFresh(known)) return known;
    let reading = this.#reading.get(accountId);
    if (!reading) {
      reading = this.#read(accountId).finally(() => this.#reading.delete(accountId));
      this.#reading.set(accountId, reading);
    }
    return reading;
  }

  /** An account without a balance gets one with its first recharge. */
  #isFresh({ versions: [changes, journal], balanceId }: Flow): boolean {
    return changes === this.#database.version('package_change') && (balanceId !== null || journal === this.#database.version('journal_entry'));
  }

  async #read(accountId: number): Promise<Flow> {
    const { read } = this.#database;
    const versions = [this.#database.version('package_change'), this.#database.version('journal_entry')] as const;
    const rows = await read
      .selectFrom('flow_package')
      .select(['id', 'kind', 'services', 'product_id', 'expires_at'])
      .where('account_id', '=', accountId)
      .where('status', 'in', ['unused', 'in_use'])
      .where('deleted_at', 'is', null)
      .execute();
    const balance = await read.selectFrom('balance').select('id').where('account_id', '=', accountId).executeTakeFirst();
    const packages = rows
      .map(
        (row): OwnedPackage => ({
          id: Number(row.id),
          kind: row.kind === 'trial' ? 'trial' : 'paid',
          services: new Set(listOf(row.services)),
          productId: row.product_id === null ? null : Number(row.product_id),
          expiresAt: new Date(String(row.expires_at)).getTime(),
        }),
      )
      .sort((one, other) => rank(one) - rank(other) || one.expiresAt - other.expiresAt || one.id - other.id);
    const flow = { versions, packages, balanceId: balance ? Number(balance.id) : null };
    this.#known.set(accountId, flow);
    return flow;
  }
}

function rank({ kind }: OwnedPackage): number {
  return kind === 'paid' ? 0 : 1;
}

/** Whether calls of the interface may be charged to the package now. */
export function covers({ services, productId, expiresAt }: OwnedPackage, { name, settings }: Service): boolean {
  return expiresAt > Date.now() && (services.has(name) || (productId !== null && settings?.product?.id === productId));
}
