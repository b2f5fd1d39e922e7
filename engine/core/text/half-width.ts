/** Every full-width form of an ASCII character, and the ideographic space. */
export function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, halve).replaceAll('\u3000', ' ');
}

/** Full-width digits, letters and spaces only: punctuation of a sentence stays. */
export function halfWidthWords(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, halve).replaceAll('\u3000', ' ');
}

/** What stands on one line of an input: half-width and without outer white space. */
export function halfWidthLine(text: string): string {
  return toHalfWidth(text).trim();
}

function halve(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}
