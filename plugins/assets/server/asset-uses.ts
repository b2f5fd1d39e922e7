import { eachLanguage, joinTexts, type Text } from '../../../engine/core/text/text.ts';
import { type Platform, type RecordValues, refuse, type ScreenHooks, type ServerPlugin, usesOfFile } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-assets/asset-uses.ts';
import { fileOf } from './asset-file.ts';

/** Uses that are named; the others are counted. */
const mostNamed = 5;

async function usesOf(platform: Platform, record: RecordValues): Promise<Text[]> {
  const file = await fileOf(platform, record.image ?? record.document);
  return file ? usesOfFile(platform, file, 'asset') : [];
}

/** Where the records of a page are used. */
export const assetUses = {
  useCount: ({ platform }, records) => Promise.all(records.map(async (record) => (await usesOf(platform, record)).length)),
  usedBy: ({ platform }, records) => Promise.all(records.map(async (record) => namedIn(await usesOf(platform, record)))),
} satisfies ServerPlugin['computed'];

/** What something uses stays. */
export const assetHooks: ScreenHooks = {
  async beforeRemove({ platform }, record) {
    const uses = await usesOf(platform, record);
    if (uses.length > 0) throw refuse('conflict', texts.inUse, { title: String(record.title), uses: namedIn(uses) });
  },
};

function namedIn(uses: Text[]): Text {
  const named = joinTexts(uses.slice(0, mostNamed));
  return uses.length > mostNamed ? eachLanguage((language) => `${named[language]} …`) : named;
}
