import { type Platform, type Query, requireScreen } from '../../../../engine/server/index.ts';

/** Characters a product's name may have. */
const longest = 100;

/** The product of an interface that was imported: what its document is called, made with its first interface. Null where nobody imported it. */
export async function productOfImport(platform: Platform, query: Query, service: string): Promise<number | null> {
  const found = await query
    .selectFrom('interface_import_entry')
    .innerJoin('interface_import', 'interface_import.id', 'interface_import_entry.import_id')
    .select(['interface_import.title', 'interface_import.name'])
    .where('interface_import_entry.service', '=', service)
    .orderBy('interface_import_entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const title = String(found?.title || found?.name || '')
    .trim()
    .slice(0, longest);
  if (title === '') return null;
  const known = await query.selectFrom('api_product').select(['id', 'deleted_at']).where('title', '=', title).executeTakeFirst();
  // One that was removed is not brought back by an import.
  if (known) return known.deleted_at === null ? Number(known.id) : null;
  const products = platform.repositories.of(requireScreen(platform, 'api_product'));
  const id = await products?.insert(query, { title, sort: 0 }, null);
  return id?.id ?? null;
}
