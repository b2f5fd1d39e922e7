import type { Text } from './text.ts';

/** A label as it stands inside a sentence: English names begin small there. */
export function inSentence(label: Text): Text {
  return { ...label, en: lowerFirst(label.en) };
}

/** `Article` inside a sentence is `article`, but `API key` and `IP` keep their capitals. */
function lowerFirst(word: string): string {
  return /^[A-Z][a-z]/.test(word) ? word[0]!.toLowerCase() + word.slice(1) : word;
}
