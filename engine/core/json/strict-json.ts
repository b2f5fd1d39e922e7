import { texts } from '../../../generated/words/engine-core/strict-json.ts';
import { fillText, type Text } from '../text/text.ts';
import { longestNumber, parseLossless } from './lossless-json.ts';
import { endOfString } from './nesting.ts';

/** Why a text is not accepted as JSON, worded for its author. */
export class StrictJsonError extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.name = 'StrictJsonError';
    this.text = text;
  }
}

/**
 * Parses JSON of which nothing is lost and nothing is ambiguous: integers beyond ±(2^53−1) become `bigint`s; a duplicate name in an object, the name
 * `__proto__`, a name with NUL, a lone surrogate (`\\ud800`), a number beyond all floats (`1e400`) or of more than 400 characters, and nesting beyond
 * `levels` are errors. jsonc-parser knows none of these: each would be ours on top of its scan, which alone takes as long as this one (0.35 MB: 26
 * and 34 ms). Takes linear time for any input (1 MB of small members: 25 ms).
 * @throws StrictJsonError at the first error
 */
export function parseStrictJson(text: string, levels: number): unknown {
  // First, because the slow way of reading long integers would overflow the stack on what this refuses.
  scan(text, levels);
  try {
    return parseLossless(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, position] = /at position (\d+)/.exec(error.message) ?? [];
    throw new StrictJsonError(position === undefined ? strictJsonTexts.syntax : fillText(strictJsonTexts.syntaxAt, placeOf(text, Number(position))));
  }
}

/** Returns what of a text would be lost or be ambiguous, whether or not it is valid JSON; null if nothing is. */
export function ambiguityOf(text: string): Text | null {
  try {
    scan(text, Number.POSITIVE_INFINITY);
    return null;
  } catch (error) {
    if (error instanceof StrictJsonError) return error.text;
    throw error;
  }
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openObject = 0x7b;

/** Checks brackets, names and numbers, whether or not the rest of the text is JSON. */
function scan(text: string, levels: number): void {
  /** By level: the names so far of an object, null in a list. */
  const open: (Set<string> | null)[] = [];
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    switch (code) {
      case 0x20:
      case 0x09:
      case 0x0a:
      case 0x0d:
        continue;
      case openObject:
      case 0x5b:
        open.push(code === openObject ? new Set() : null);
        if (open.length > levels) throw new StrictJsonError(fillText(strictJsonTexts.depth, { max: levels }));
        break;
      case 0x7d:
      case 0x5d:
        open.pop();
        break;
      case quote: {
        const end = endOfString(text, at);
        const quoted = text.slice(at, end + 1);
        const names = open.at(-1);
        if (quoted.includes('\\u') && !nameOf(quoted).isWellFormed()) throw new StrictJsonError(strictJsonTexts.surrogate);
        if (names && (before === openObject || before === comma)) addName(names, quoted);
        at = end;
        break;
      }
      default:
        if (isNumeric(code)) at = endOfNumber(text, at);
    }
    before = code === comma || code === colon || code === openObject ? code : quote;
  }
}

function addName(names: Set<string>, quoted: string): void {
  const name = nameOf(quoted);
  if (name === '__proto__') throw new StrictJsonError(fillText(strictJsonTexts.forbidden, { name }));
  if (name.includes('\0')) throw new StrictJsonError(strictJsonTexts.nul);
  if (names.has(name)) throw new StrictJsonError(fillText(strictJsonTexts.duplicate, { name: name.slice(0, 60) }));
  names.add(name);
}

/** Resolves escapes: `"\u005f_proto__"` is `__proto__`. */
function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** Digits, `+`, `-`, `.`, `e` and `E`. */
function isNumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e || code === 0x65 || code === 0x45;
}

/** Returns the offset of the last character of the number at `start`. */
function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isNumeric(text.charCodeAt(end))) end++;
  const digits = text.slice(start, end);
  if (digits.length > longestNumber) throw new StrictJsonError(fillText(strictJsonTexts.longNumber, { max: longestNumber, found: `${digits.slice(0, 20)}…` }));
  // An integer keeps its digits.
  if (/[.eE]/.test(digits) && Math.abs(Number(digits)) === Number.POSITIVE_INFINITY) {
    throw new StrictJsonError(fillText(strictJsonTexts.infinite, { found: digits.length > 40 ? `${digits.slice(0, 40)}…` : digits }));
  }
  return end - 1;
}

function placeOf(text: string, position: number): { line: number; column: number } {
  const lines = text.slice(0, position).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** Generated PHP has the same texts. */
export const strictJsonTexts = texts;
