import { ChangeCache, type Database } from '../../engine/server/index.ts';

/** Values kept at most. */
const limit = 1_000;

/** The value of a configuration by its name, null when there is none. Read once after each change of the table. */
export function configurationOf(database: Pick<Database, 'read' | 'version'>): (name: string) => Promise<string | null> {
  const kept = new ChangeCache<string>(limit);
  let version = database.version('configuration');
  return (name) => {
    const now = database.version('configuration');
    if (now !== version) kept.clear();
    version = now;
    return kept.get(name, (wanted) => read(database, wanted));
  };
}

async function read({ read: query }: Pick<Database, 'read'>, name: string): Promise<string | null> {
  const row = await query.selectFrom('configuration').select('value').where('name', '=', name).where('deleted_at', 'is', null).executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : null;
}
