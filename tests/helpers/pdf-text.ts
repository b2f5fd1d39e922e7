import { inflateSync } from 'node:zlib';

/** What a file of pdfkit with one font of its own says, in the order it is drawn in. */
export function pdfText(file: Buffer): string {
  const streams = streamsOf(file);
  const letters = lettersOf(streams.find((one) => one.includes('begincmap')) ?? '');
  const drawn = streams.filter((one) => one.includes(' TJ'));
  return drawn.map((page) => [...page.matchAll(/\[(.*)\] TJ/g)].map(([, parts = '']) => wordsOf(parts, letters)).join('\n')).join('\n');
}

function streamsOf(file: Buffer): string[] {
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    const end = file.indexOf('\nendstream', at);
    if (end < 0) break;
    try {
      streams.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // No stream that was packed, or the end of one.
    }
  }
  return streams;
}

/** By the four digits of a glyph. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [at, hex] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      letters.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), ofUtf16(hex[1] ?? ''));
  return letters;
}

function ofUtf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}

function wordsOf(parts: string, letters: Map<string, string>): string {
  const glyphs = [...parts.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return glyphs.map((glyph) => letters.get(glyph) ?? '?').join('');
}
