import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { texts } from '../../../generated/words/engine-server/create-file-store.ts';
import { refuse } from '../kernel/call/errors.ts';
import type { Database, Query } from '../kernel/ports/database.ts';
import type { FileStore, StoredFile } from '../kernel/ports/file-store.ts';
import type { Config } from '../kernel/process/config.ts';
import type { Blobs } from './blobs/blobs.ts';
import { Thumbnails } from './thumbnails.ts';
import { decodeImage, documentKind } from './upload-content.ts';

/** Returns the store of uploads and exports. The server names files; the client's name is a title and never a path. */
export function createFileStore(database: Database, blobs: Blobs, { dataFolder, uploads }: Pick<Config, 'dataFolder' | 'uploads'>): FileStore {
  const thumbnails = new Thumbnails(dataFolder);

  async function keep(entry: Omit<StoredFile, 'id' | 'created_at' | 'size' | 'isTraced' | 'version'>, content: { path: string } | Buffer): Promise<StoredFile> {
    await blobs.write(entry.name, content, entry.contentType);
    const size = 'path' in content ? (await stat(content.path)).size : content.length;
    const created_at = new Date().toISOString();
    try {
      const row = await database.transact(async (query) => {
        if (entry.kind !== 'export' && entry.accountId !== null) await requireRoom(query, entry.accountId, size);
        return query
          .insertInto('file')
          .values({
            name: entry.name,
            title: entry.title,
            content_type: entry.contentType,
            size,
            kind: entry.kind,
            account_id: entry.accountId,
            created_at,
            is_traced: true,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      });
      return { ...entry, id: Number(row.id), size, created_at, isTraced: true, version: 0 };
    } catch (error) {
      await blobs.remove(entry.name);
      throw error;
    }
  }

  /** Throws 415 with what is used and allowed when an account's uploads would take more than it has. Exports are the platform's own and do not count. */
  async function requireRoom(query: Query, accountId: number, size: number): Promise<void> {
    // The row is written first, so that two uploads at the same moment do not take the same last place.
    await query
      .updateTable('account')
      .set((set) => ({ rev: set.ref('rev') }))
      .where('id', '=', accountId)
      .execute();
    const used = await usedBy(query, accountId);
    if (used.files < uploads.files && used.bytes + size <= uploads.bytes) return;
    const values = { files: used.files, maxFiles: uploads.files, size: megabytes(used.bytes), maxSize: megabytes(uploads.bytes) };
    throw refuse('quotaUsedUp', texts.quota, values, { used, allowed: uploads });
  }

  async function usedBy(query: Query, accountId: number): Promise<{ files: number; bytes: number }> {
    const { files, bytes } = await query
      .selectFrom('file')
      .select((select) => [select.fn.countAll().as('files'), select.fn.sum('size').as('bytes')])
      .where('account_id', '=', accountId)
      .where('kind', '!=', 'export')
      .executeTakeFirstOrThrow();
    return { files: Number(files), bytes: Number(bytes ?? 0) };
  }

  async function findWhere(column: 'id' | 'name', value: string | number): Promise<StoredFile | null> {
    const row = await database.read.selectFrom('file').selectAll().where(column, '=', value).executeTakeFirst();
    return row ? fileOf(row) : null;
  }

  return {
    async saveImage({ path, title, accountId }) {
      const { data, size, extension, contentType } = await decodeImage(path);
      const name = `${randomName()}-${size}${extension}`;
      return keep({ name, title: cleanTitle(title), contentType, kind: 'image', accountId }, data);
    },
    async saveDocument({ path, title, accountId }) {
      const { extension, contentType } = await documentKind(path, title);
      const name = `${randomName()}${extension}`;
      return keep({ name, title: cleanTitle(title), contentType, kind: 'document', accountId }, { path });
    },
    saveExport({ path, title, contentType, accountId }) {
      return keep({ name: `${randomName()}${extname(title)}`, title: cleanTitle(title), contentType, kind: 'export', accountId }, { path });
    },
    usage: async (accountId) => ({ used: await usedBy(database.read, accountId), allowed: uploads }),
    find: (id) => findWhere('id', id),
    findByName: (name) => findWhere('name', name),
    async titlesOf(names) {
      const titles = new Map<string, string>();
      for (let start = 0; start < names.length; start += 500) {
        const some = names.slice(start, start + 500);
        const rows = await database.read.selectFrom('file').select(['name', 'title']).where('name', 'in', some).execute();
        for (const { name, title } of rows) titles.set(name, title);
      }
      return titles;
    },
    async list({ kind, search, page, perPage, accountId }) {
      let query = database.read.selectFrom('file').where('kind', '!=', 'export');
      if (accountId !== undefined) query = query.where('account_id', '=', accountId);
      if (kind) query = query.where('kind', '=', kind);
      if (search) query = query.where('title', 'like', `%${search.replace(/[%_\\]/g, '')}%`);
      const { total } = await query.select((expression) => expression.fn.countAll().as('total')).executeTakeFirstOrThrow();
      const rows = await query
        .selectAll()
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { items: rows.map(fileOf), total: Number(total) };
    },
    async read(file) {
      const content = await blobs.read(file.name);
      if (!content) throw new Error(`the content of file ${file.id} is gone`);
      return content;
    },
    readSmall: (file, width) => thumbnails.read(file, width, () => blobs.read(file.name)),
    async replace(file, by) {
      const isUsed = await database.read.selectFrom('file_use').select('id').where('name', '=', by.name).limit(1).executeTakeFirst();
      if (file.id === by.id || isUsed || file.name.slice(randomLength) !== by.name.slice(randomLength)) return false;
      await blobs.move(by.name, file.name, file.contentType);
      await database.transact(async (query) => {
        await query
          .updateTable('file')
          .set((set) => ({ title: by.title, size: by.size, version: set('version', '+', 1) }))
          .where('id', '=', file.id)
          .execute();
        await query.deleteFrom('file').where('id', '=', by.id).execute();
      });
      await thumbnails.remove(file);
      return true;
    },
    async remove(id) {
      const file = await findWhere('id', id);
      if (!file) return false;
      await database.transact(async (query) => {
        await query.deleteFrom('file').where('id', '=', id).execute();
        await query.deleteFrom('file_use').where('name', '=', file.name).execute();
      });
      await Promise.all([blobs.remove(file.name), thumbnails.remove(file)]);
      return true;
    },
  };
}

/** Number of random letters in a name. */
const randomLength = 32;

function randomName(): string {
  return randomBytes(randomLength / 2).toString('hex');
}

/** For display only: removes control characters and path separators and limits the length. */
function cleanTitle(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to go
  const plain = title.replace(/[\u0000-\u001f\u007f/\\\u202a-\u202e]/g, '').trim();
  return [...plain].slice(0, 120).join('') || 'file';
}

function fileOf(row: Record<string, unknown>): StoredFile {
  return {
    id: Number(row.id),
    name: String(row.name),
    title: String(row.title),
    contentType: String(row.content_type),
    size: Number(row.size),
    kind: row.kind as StoredFile['kind'],
    accountId: row.account_id === null ? null : Number(row.account_id),
    created_at: String(row.created_at),
    isTraced: Boolean(row.is_traced),
    version: Number(row.version),
  };
}

function megabytes(bytes: number): string {
  return String(Math.round(bytes / 1_048_576 / 0.1) / 10);
}
