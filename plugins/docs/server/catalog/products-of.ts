import type { Platform } from '../../../../engine/server/index.ts';
import type { CatalogProduct } from '../../shared/catalog.ts';

/** Entries of a changelog that are shown. */
const mostChanges = 20;

/** What there is to read of the API products with these titles, in the order the operator gave them. */
export async function productsOf({ database }: Pick<Platform, 'database'>, titles: ReadonlySet<string>): Promise<CatalogProduct[]> {
  const named = [...titles].filter(Boolean);
  if (named.length === 0) return [];
  const rows = await database.read.selectFrom('api_product').selectAll().where('title', 'in', named).where('deleted_at', 'is', null).execute();
  const ids = rows.map(({ id }) => Number(id));
  const changes =
    ids.length === 0
      ? []
      : await database.read
          .selectFrom('api_change')
          .selectAll()
          .where('product_id', 'in', ids)
          .where('deleted_at', 'is', null)
          .orderBy('day', 'desc')
          .execute();
  const day = (value: unknown) => (value ? String(value).slice(0, 10) : null);
  return rows
    .sort((one, other) => Number(other.sort ?? 0) - Number(one.sort ?? 0))
    .map((row) => ({
      title: String(row.title),
      version: String(row.version ?? ''),
      overview: String(row.overview ?? ''),
      deprecatedOn: day(row.deprecated_on),
      sunsetOn: day(row.sunset_on),
      changes: changes
        .filter(({ product_id }) => Number(product_id) === Number(row.id))
        .slice(0, mostChanges)
        .map((change) => ({ day: day(change.day) ?? '', version: String(change.version ?? ''), content: String(change.content ?? '') })),
    }));
}
