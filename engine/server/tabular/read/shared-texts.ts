import type { Archive } from './archive.ts';
import { readXml } from './read-xml.ts';
import { sheetLimits, tooMuch } from './sheet-limits.ts';
import { TextRuns } from './text-runs.ts';

/** Returns the texts that cells refer to by number, without formatting and phonetic readings. */
export async function readSharedTexts(archive: Archive, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (part === undefined || !archive.has(part)) return texts;
  const found = readXml<string>(archive.read(part, 'sharedBytes'), (emit) => {
    const runs = new TextRuns();
    return {
      open(element) {
        if (element === 'si') runs.begin();
        else runs.open(element);
      },
      text: (text) => runs.add(text),
      close(element) {
        if (element === 'si') emit(runs.end());
        else runs.close(element);
      },
    };
  });
  for await (const text of found) {
    if (texts.length === sheetLimits.sharedTexts) throw tooMuch('sharedTexts');
    texts.push(text);
  }
  return texts;
}
