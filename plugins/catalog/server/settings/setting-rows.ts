import { isPublished, type Platform, type PublishedService, type Query, requireScreen } from '../../../../engine/server/index.ts';
import { productOfImport } from './import-products.ts';

/** One instance writes at a time. */
const lock = 'service_setting';

/**
 * Sees to it that each published interface has its row, named as it is published now. A row outlives its interface, so that one which is published
 * or imported again is what it was decided to be. Answers whether anything was written.
 */
export async function keepSettingRows(platform: Platform): Promise<boolean> {
  if (!needsWriting(await plan(platform, platform.database.read))) return false;
  await platform.database.transact(async (query) => {
    await platform.database.hold(query, lock);
    // What another instance has written meanwhile needs nothing.
    const { missing, renamed } = await plan(platform, query);
    for (const service of missing) await addRow(platform, query, service);
    for (const { id, title, module } of renamed) await query.updateTable('service_setting').set({ title, module }).where('id', '=', id).execute();
  });
  return true;
}

interface Plan {
  missing: PublishedService[];
  renamed: { id: number; title: string; module: string }[];
}

function needsWriting({ missing, renamed }: Plan): boolean {
  return missing.length + renamed.length > 0;
}

async function plan({ services }: Platform, query: Query): Promise<Plan> {
  const rows = await query.selectFrom('service_setting').select(['id', 'service_name', 'title', 'module']).execute();
  const known = new Map(rows.map((row) => [String(row.service_name), row]));
  const published = services.all().filter(isPublished);
  return {
    missing: published.filter(({ name }) => !known.has(name)),
    renamed: published.flatMap((service) => {
      const row = known.get(service.name);
      const { title, module } = wordsOf(service);
      return row && (row.title !== title || row.module !== module) ? [{ id: Number(row.id), title, module }] : [];
    }),
  };
}

async function addRow(platform: Platform, query: Query, service: PublishedService): Promise<void> {
  const rows = platform.repositories.of(requireScreen(platform, 'service_setting'));
  const product_id = await productOfImport(platform, query, service.name);
  await rows?.insert(query, { service_name: service.name, ...wordsOf(service), visibility: 'designed', product_id }, null);
}

/** As far as there is room for them. */
function wordsOf({ title, about }: PublishedService): { title: string; module: string } {
  return { title: title.zh_cn.slice(0, 200), module: about.module.slice(0, 200) };
}
