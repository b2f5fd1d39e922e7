/** Converts every full-width form of an ASCII character, and the ideographic space. */
export function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, halve).replaceAll('\u3000', ' ');
}

/** Converts full-width digits, letters and spaces only; punctuation stays. */
export function halfWidthWords(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, halve).replaceAll('\u3000', ' ');
}

/** Converts to half-width and trims a line of input. */
export function halfWidthLine(text: string): string {
  return toHalfWidth(text).trim();
}

function halve(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}
