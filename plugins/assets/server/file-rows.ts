import type { ActionHandler, Platform, RowSource } from '../../../engine/server/index.ts';
import { unusedFiles } from '../../../engine/server/index.ts';

const hour = 3_600_000;

/** What was uploaded within the last day may be part of a form that is still open. */
function yesterday(): string {
  return new Date(Date.now() - 24 * hour).toISOString();
}

/** Uploads that no record names. */
export const unused: RowSource = {
  filters: ['id', 'kind', 'account_id'],
  sorts: [],
  async list({ filters, page, limit }, platform) {
    const found = await Promise.all((await unusedFiles(platform, yesterday())).map((id) => platform.files.find(id)));
    const rows = found.flatMap((file) => {
      if (!file) return [];
      const { id, title, kind, size, accountId, created_at, name } = file;
      const address = `/files/${name}`;
      return {
        id,
        title,
        kind,
        size,
        account_id: accountId,
        created_at,
        image: kind === 'image' ? address : null,
        document: kind === 'document' ? address : null,
      };
    });
    const matching = rows.filter((row) => filters.every(({ field, value }) => [value].flat().includes(row[field as 'id' | 'kind' | 'account_id'])));
    return { items: matching.slice((page - 1) * limit, page * limit), total: matching.length };
  },
};

/** Removes chosen uploads for good, but for those that a record has been given since the list was read. */
export const removeUnused: ActionHandler = async ({ platform }, records) => {
  const still = new Set(await unusedFiles(platform, yesterday()));
  let removed = 0;
  for (const { id } of records) if (still.has(Number(id)) && (await platform.files.remove(Number(id)))) removed++;
  return { removed };
};

/** What each account's uploads take of what it may keep. */
export const usage: RowSource = {
  filters: ['id'],
  sorts: [],
  async list({ filters, page, limit }, platform) {
    const rows = (await usageByAccount(platform)).filter((row) => filters.every(({ value }) => [value].flat().includes(row.id)));
    return { items: rows.slice((page - 1) * limit, page * limit), total: rows.length };
  },
};

async function usageByAccount({ database, config }: Platform) {
  const sums = await database.read
    .selectFrom('file')
    .select((select) => ['account_id', select.fn.countAll().as('files'), select.fn.sum('size').as('bytes')])
    .where('kind', '!=', 'export')
    .where('account_id', 'is not', null)
    .groupBy('account_id')
    .orderBy('bytes', 'desc')
    .execute();
  const { bytes: most, files: mostFiles } = config.uploads;
  return sums.map(({ account_id, files, bytes }) => {
    const [count, size] = [Number(files), Number(bytes)];
    const share = Math.max(most === 0 ? 1 : size / most, mostFiles === 0 ? 1 : count / mostFiles);
    return { id: Number(account_id), account_id: Number(account_id), files: count, size, allowed: most, share: Math.min(100, Math.round(share * 1_000) / 10) };
  });
}
