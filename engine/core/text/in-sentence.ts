import type { Text } from './text.ts';

/** Returns a label as it is written inside a sentence: English names begin with a small letter. */
export function inSentence(label: Text): Text {
  return { ...label, en: lowerFirst(label.en) };
}

/** `Article` becomes `article`, but `API key` and `IP` keep their capitals. */
function lowerFirst(word: string): string {
  return /^[A-Z][a-z]/.test(word) ? word[0]!.toLowerCase() + word.slice(1) : word;
}
