import type { Query } from '../../kernel/ports/database.ts';

/** Returns a value of the installation that belongs to no screen; undefined if it is not set. */
export async function readSetting(query: Query, key: string): Promise<unknown> {
  const row = await query.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return typeof row?.value === 'string' ? JSON.parse(row.value) : undefined;
}

/** Stores a value of the installation as JSON. */
export async function writeSetting(query: Query, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await query
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
