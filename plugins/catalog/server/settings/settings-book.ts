import type { Visibility } from '../../../../engine/core/protocol/service-about.ts';
import { parseServiceName } from '../../../../engine/core/protocol/service-name.ts';
import type { Database, Platform, Service, ServiceProduct, ServiceSettings } from '../../../../engine/server/index.ts';

interface Settled extends ServiceSettings {
  /** Null: as the definition says. */
  visibility: Visibility | null;
}

/** The namespace of the open platform itself, where every call needs a permission. */
const openPlatform = 'App';

/** What administrators have decided of interfaces, as one process serves it. Read whole: it is small and changes by hand. */
export class SettingsBook {
  #platform: Pick<Platform, 'database' | 'services' | 'site'>;
  #reading: Promise<void> = Promise.resolve();

  constructor(platform: Pick<Platform, 'database' | 'services' | 'site'>) {
    this.#platform = platform;
  }

  /** Serves what is stored now. One after the other, so that nothing older is put over what was read last. */
  reload(): Promise<void> {
    const read = this.#reading.then(async () => {
      const [settings, { openNamespaces }] = await Promise.all([readSettings(this.#platform.database), this.#platform.site.settings()]);
      this.#platform.services.settle((service) => settledBy(inNamespace(service, openNamespaces), settings.get(service.name)));
    });
    this.#reading = read.catch(() => undefined);
    return read;
  }
}

const books = new WeakMap<Platform, SettingsBook>();

/** The book of a platform, made on first use. */
export function settingsBook(platform: Platform): SettingsBook {
  let book = books.get(platform);
  if (!book) {
    book = new SettingsBook(platform);
    books.set(platform, book);
  }
  return book;
}

/** Interfaces of these namespaces are open to every app while nothing else is said of them. */
function inNamespace(service: Service, openNamespaces: readonly string[]): Service {
  const { access, name } = service;
  const isOpen = access.kind === 'app' && access.visibility === 'controlled' && openNamespaces.includes(parseServiceName(name)?.namespace ?? '');
  return isOpen ? { ...service, access: { kind: 'app', visibility: 'open' } } : service;
}

function settledBy(service: Service, settled: Settled | undefined): Service {
  const { access, about } = service;
  if (!settled || access.kind !== 'app' || !about) return service;
  const { visibility, ...settings } = settled;
  const isDeprecated = (settings.product?.deprecatedAt ?? Number.POSITIVE_INFINITY) <= Date.now();
  return {
    ...service,
    settings,
    access: { kind: 'app', visibility: visibility ?? access.visibility },
    about: isDeprecated ? { ...about, deprecated: true } : about,
  };
}

async function readSettings(database: Database): Promise<Map<string, Settled>> {
  const [rows, products] = await Promise.all([
    database.read
      .selectFrom('service_setting')
      .select(['id', 'service_name', 'visibility', 'rate', 'unit_price', 'charges_refusals', 'icon', 'product_id'])
      .where('deleted_at', 'is', null)
      .execute(),
    readProducts(database),
  ]);
  return new Map(
    rows.map((row) => {
      const name = String(row.service_name);
      const settled: Settled = {
        id: Number(row.id),
        visibility: visibilityOf(name, row.visibility),
        rate: row.rate ? String(row.rate) : null,
        unitPrice: row.unit_price === null ? null : Number(row.unit_price),
        chargesRefusals: Boolean(row.charges_refusals),
        icon: row.icon ? String(row.icon) : null,
        product: row.product_id === null ? null : (products.get(Number(row.product_id)) ?? null),
      };
      return [name, settled];
    }),
  );
}

async function readProducts(database: Database): Promise<Map<number, ServiceProduct>> {
  const rows = await database.read
    .selectFrom('api_product')
    .select(['id', 'title', 'version', 'deprecated_on', 'sunset_on'])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    rows.map((row): [number, ServiceProduct] => [
      Number(row.id),
      {
        id: Number(row.id),
        title: String(row.title),
        version: String(row.version ?? ''),
        deprecatedAt: beginningOf(row.deprecated_on),
        sunsetAt: beginningOf(row.sunset_on),
      },
    ]),
  );
}

function visibilityOf(service: string, value: unknown): Visibility | null {
  if (value !== 'open' && value !== 'controlled' && value !== 'hidden') return null;
  return value === 'open' && parseServiceName(service)?.namespace === openPlatform ? 'controlled' : value;
}

/** Of the given day in Asia/Shanghai, UTC+8 all year. */
function beginningOf(date: unknown): number | null {
  return date ? Date.parse(`${String(date).slice(0, 10)}T00:00:00+08:00`) : null;
}
