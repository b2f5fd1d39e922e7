import { fail } from '../values/failure.ts';
import { readPattern } from './read-pattern.ts';

/** A match: its place in UTF-16 units, and what its groups hold, the whole first; null for a group that took no part. */
export interface PatternMatch {
  start: number;
  end: number;
  groups: (string | null)[];
}

/** Finds the first match of a pattern, as `readPattern` writes it, at a place or behind it. */
export type PatternEngine = (body: string, text: string, from: number) => PatternMatch | null;

/** In a browser, where whoever waits has written the pattern. */
let engine: PatternEngine = (body, text, from) => {
  const expression = new RegExp(body, 'gu');
  expression.lastIndex = from;
  const found = expression.exec(text);
  return found && { start: found.index, end: found.index + found[0].length, groups: Array.from(found, (group) => group ?? null) };
};

/** A server has an engine whose time grows with the text alone. */
export function connectPatterns(linear: PatternEngine): void {
  engine = linear;
}

export function firstMatch(text: string, pattern: string): PatternMatch | null {
  return engine(bodyOf(pattern), text, 0);
}

/** Every match; behind one of nothing the search goes on one character further. */
export function* allMatches(text: string, pattern: string): Generator<PatternMatch> {
  const body = bodyOf(pattern);
  for (let from = 0; from <= text.length; ) {
    const match = engine(body, text, from);
    if (!match) return;
    yield match;
    from = match.end > match.start ? match.end : match.end + (String.fromCodePoint(text.codePointAt(match.end) ?? 0).length || 1);
  }
}

function bodyOf(pattern: string): string {
  const read = readPattern(pattern);
  return 'code' in read ? fail('pattern') : read.body;
}
