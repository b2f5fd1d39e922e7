import { eachLanguage, joinTexts, type Text } from '../../../engine/core/text/text.ts';
import { type FieldComputation, type Platform, type RecordValues, refuse, type ScreenHooks, usesOfFile } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-assets/asset-uses.ts';
import { fileOf } from './asset-file.ts';

/** Uses that are named; the others are counted. */
const mostNamed = 5;

/** What a screen whose records keep files needs: how often and where a record's file is used, and that what something uses stays. */
interface FileKind {
  useCount: FieldComputation;
  usedBy: FieldComputation;
  hooks: ScreenHooks;
}

/** @param name the screen's own, whose records do not count as uses */
export function fileKind(name: string): FileKind {
  const usesOf = async (platform: Platform, record: RecordValues): Promise<Text[]> => {
    const file = await fileOf(platform, record.image ?? record.document);
    return file ? usesOfFile(platform, file, name) : [];
  };
  return {
    useCount: ({ platform }, records) => Promise.all(records.map(async (record) => (await usesOf(platform, record)).length)),
    usedBy: ({ platform }, records) => Promise.all(records.map(async (record) => namedIn(await usesOf(platform, record)))),
    hooks: {
      async beforeRemove({ platform }, record) {
        const uses = await usesOf(platform, record);
        if (uses.length > 0) throw refuse('conflict', texts.inUse, { title: String(record.title ?? record.name), uses: namedIn(uses) });
      },
    },
  };
}

function namedIn(uses: Text[]): Text {
  const named = joinTexts(uses.slice(0, mostNamed));
  return uses.length > mostNamed ? eachLanguage((language) => `${named[language]} …`) : named;
}
