import type { Database, Service } from '../../../../engine/server/index.ts';
import { listOf } from '../plans/package-snapshot.ts';

/** What open plans cover, as one process knows it: read anew when a plan was written, here or on another instance. */
interface Covered {
  version: number;
  services: ReadonlySet<string>;
  products: ReadonlySet<number>;
}

/** Which interfaces are charged by the call: those with an open plan, trials included, or a price of one call. */
export class Chargeable {
  #database: Database;
  #covered: Covered | null = null;
  #reading: Promise<Covered> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** At once, unless plans have changed. */
  has(service: Service): boolean | Promise<boolean> {
    if ((service.settings?.unitPrice ?? 0) > 0) return true;
    const covered = this.#covered;
    if (covered && covered.version === this.#database.version('plan')) return isCovered(covered, service);
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading.then((read) => isCovered(read, service));
  }

  async #read(): Promise<Covered> {
    const version = this.#database.version('plan');
    const plans = await this.#database.read
      .selectFrom('plan')
      .select(['services', 'product_id'])
      .where('status', '=', 'normal')
      .where('deleted_at', 'is', null)
      .execute();
    const services = new Set(plans.flatMap((plan) => listOf(plan.services)));
    const products = new Set(plans.flatMap(({ product_id }) => (product_id === null ? [] : [Number(product_id)])));
    this.#covered = { version, services, products };
    return this.#covered;
  }
}

function isCovered({ services, products }: Covered, { name, settings }: Service): boolean {
  return services.has(name) || (settings?.product != null && products.has(settings.product.id));
}
