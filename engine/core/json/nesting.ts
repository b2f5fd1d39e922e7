const quote = 0x22;
const backslash = 0x5c;

/**
 * Whether arrays and objects of a JSON text are nested more than `levels` deep. Scans the text without parsing values: printing values that are too
 * deep overflows the stack.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  if (text.length <= levels) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote:
        at = endOfString(text, at);
        break;
      case 0x5b:
      case 0x7b:
        if (++depth > levels) return true;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
    }
  }
  return false;
}

/** Returns the offset of the closing quote of the string at `start`, or the end of the text. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
