import { type ContractService, handle, mayOpenScreen, type Platform, sessionOf } from '../../../../engine/server/index.ts';
import { listDescriptorWords } from '../../shared/calls.ts';
import { wholeFile } from './meta-schema.ts';
import { type Example, examplesIn, likeKey } from './word-examples.ts';
import { readWords, type WordReference } from './word-sections.ts';

/** The reference of all words of descriptors, with examples out of the screens the caller may open. */
export function descriptorWordsService({ screens, rights }: Platform): ContractService {
  let reference: WordReference | undefined;
  return handle(listDescriptorWords, async (_, call) => {
    reference ??= readWords();
    const held = await rights.nodesOf(sessionOf(call));
    const shown = screens.all().filter((screen) => mayOpenScreen(screen, held));
    const labels = new Map(shown.map(({ name, label }) => [name, label]));
    const descriptors = shown.flatMap(({ name }) => {
      const source = screens.sourceOf(name);
      return source ? [{ name, value: source.value }] : [];
    });
    const examples = examplesIn(reference, wholeFile, descriptors);
    const exampleOf = (found: Example | undefined) => {
      const label = found && labels.get(found.screen);
      return found && label ? { example: { ...found, label } } : {};
    };
    return {
      sections: reference.sections.map((section) => ({
        ...section,
        words: section.words.map((word) => ({
          ...word,
          ...exampleOf(examples.get(`${section.name} ${word.name}`) ?? examples.get(likeKey(word.name, word.type))),
        })),
      })),
    };
  });
}
