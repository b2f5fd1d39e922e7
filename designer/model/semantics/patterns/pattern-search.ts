import { fail } from '../values/failure.ts';
import { readPattern } from './read-pattern.ts';

/** A match: its position in UTF-16 units, and its groups, the whole match first; null for a group that did not participate. */
export interface PatternMatch {
  start: number;
  end: number;
  groups: (string | null)[];
}

/** Finds the first match of a pattern, as `readPattern` writes it, at or behind an offset. */
export type PatternEngine = (body: string, text: string, from: number) => PatternMatch | null;

/** The browser's own engine: whoever waits there has written the pattern. */
let engine: PatternEngine = (body, text, from) => {
  const expression = new RegExp(body, 'gu');
  expression.lastIndex = from;
  const found = expression.exec(text);
  return found && { start: found.index, end: found.index + found[0].length, groups: Array.from(found, (group) => group ?? null) };
};

/** Replaces the engine by one whose time is linear in the text, on a server. */
export function connectPatterns(linear: PatternEngine): void {
  engine = linear;
}

/** Returns the first match; null if there is none. */
export function firstMatch(text: string, pattern: string): PatternMatch | null {
  return engine(bodyOf(pattern), text, 0);
}

/** Yields all matches; after an empty one the search continues one character further. */
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
