import { fillText, joinTexts, plainText } from '../../../engine/core/text/text.ts';
import { type ActionHandler, InputError, type Platform, requireScreen, type StoredFile, type StoredRecord, sessionOf } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-assets/upload-assets.ts';
import { fileOf } from './asset-file.ts';

/**
 * Takes uploads of the caller into the library. One of the same name in the same folder is replaced where that is wanted, and asked about
 * otherwise. Answers how many were added and replaced.
 */
export const uploadAssets: ActionHandler = async ({ platform, call, auditsItself }, _records, askValues) => {
  auditsItself();
  const { accountId } = sessionOf(call);
  const uploads = await uploadsIn(platform, askValues, accountId);
  const folder_id = Number(askValues.folder_id) || null;
  const screen = requireScreen(platform, 'asset');
  const assets = platform.repositories.of(screen)!;
  const { read } = platform.database;
  const known = new Map((await Promise.all(uploads.map(({ title }) => assets.findBy(read, { title, folder_id })))).map((one) => [one?.title, one]));
  const used = uploads.filter(({ title }) => known.get(title));
  if (used.length > 0 && askValues.overwrite !== true) {
    const names = joinTexts([...new Set(used.map(({ title }) => title))].map(plainText));
    throw new InputError([{ field: 'overwrite', code: 'exists', text: fillText(texts.exists, { names }) }]);
  }
  const places = new Map<StoredFile, StoredFile>();
  for (const file of uploads) places.set(file, await placeOf(platform, known.get(file.title), file));
  return platform.database.transact(async (query) => {
    for (const [file, { name }] of places) {
      const address = `/files/${name}`;
      const isImage = file.kind === 'image';
      const values = { title: file.title, folder_id, kind: file.kind, size: file.size, image: isImage ? address : null, document: isImage ? null : address };
      const before = known.get(file.title);
      const after = before ? await assets.update(query, before.id, null, values) : await assets.insert(query, values, accountId);
      if (!after) continue;
      known.set(file.title, after);
      await platform.audit.record(query, call, { screen: screen.name, recordId: after.id, verb: before ? 'Edit' : 'Add', before: null, after: values });
    }
    return { added: uploads.length - used.length, replaced: used.length };
  });
};

/** Where an upload is found: in the place of the asset's former file, so that whatever shows that shows the new one, or under an address of its own. */
async function placeOf({ files }: Platform, asset: StoredRecord | null | undefined, file: StoredFile): Promise<StoredFile> {
  const former = asset ? await fileOf({ files }, asset.image ?? asset.document) : null;
  return former && (await files.replace(former, file)) ? former : file;
}

/** Throws 400 for nothing at all, and for what the caller has not uploaded: anybody's address can be sent. */
async function uploadsIn(platform: Platform, askValues: Record<string, unknown>, accountId: number): Promise<StoredFile[]> {
  const uploads: StoredFile[] = [];
  for (const field of ['images', 'banner', 'small_banner', 'icon', 'documents']) {
    for (const address of [askValues[field]].flat()) {
      if (address === undefined || address === null || address === '') continue;
      const file = await fileOf(platform, address);
      if (!file || file.kind === 'export' || file.accountId !== accountId) throw new InputError([{ field, code: 'unknown', text: texts.unknown }]);
      uploads.push(file);
    }
  }
  if (uploads.length === 0) throw new InputError([{ field: 'images', code: 'required', text: texts.nothing }]);
  return uploads;
}
