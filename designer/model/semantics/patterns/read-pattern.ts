/**
 * A regular expression that both languages interpret alike: a subset of RE2's syntax, in which every pattern matches the same text on a linear engine
 * and on PHP's. Refuses look-around, backreferences, possessive quantifiers and repetitions of what may match nothing. `\d`, `\w`, `\s` and `\b` are
 * ASCII, `.` is anything but a line break, `^` and `$` are the ends of the text. The PHP twin is Patterns.php.
 */
export interface ReadPattern {
  /** For RE2, and for a RegExp with the flag `u`. */
  body: string;
  groups: number;
}

type PatternErrorCode =
  | 'long'
  | 'look'
  | 'back'
  | 'possessive'
  | 'group'
  | 'escape'
  | 'class'
  | 'range'
  | 'quantifier'
  | 'nothing'
  | 'many'
  | 'deep'
  | 'open'
  | 'close';

/** Why a pattern is refused, and where: an offset in code points, from 0. */
export interface PatternError {
  code: PatternErrorCode;
  at: number;
}

/** Limits of a pattern: characters, nesting of groups, and total repetitions of one character. */
export const patternLimits = { characters: 500, depth: 20, repetitions: 1_000 };

const sets: Readonly<Record<string, string>> = { d: '0-9', w: '0-9A-Za-z_', s: '\\t\\n\\f\\r ' };
const controls: Readonly<Record<string, string>> = { t: '\\t', n: '\\n', f: '\\f', r: '\\r' };
const signs = '^$\\.*+?()[]{}|/';

/** A part of a pattern: whether it may match nothing, how often one character of it may be repeated, and whether it can be repeated itself. */
interface Part {
  isEmpty: boolean;
  repetitions: number;
}

class Refused extends Error {
  readonly error: PatternError;

  constructor(code: PatternErrorCode, at: number) {
    super(code);
    this.error = { code, at };
  }
}

/** Parses a pattern and writes it for both engines. Returns an error for one that is refused. */
export function readPattern(text: string): ReadPattern | PatternError {
  try {
    return new Reader(Array.from(text)).read();
  } catch (error) {
    if (error instanceof Refused) return error.error;
    throw error;
  }
}

class Reader {
  readonly #signs: readonly string[];
  #at = 0;
  #depth = 0;
  #groups = 0;
  #body = '';

  constructor(signs: readonly string[]) {
    this.#signs = signs;
  }

  read(): ReadPattern {
    if (this.#signs.length > patternLimits.characters) this.#refuse('long', patternLimits.characters);
    this.#alternatives();
    if (this.#at < this.#signs.length) this.#refuse('close');
    return { body: this.#body, groups: this.#groups };
  }

  #refuse(code: PatternErrorCode, at = this.#at): never {
    throw new Refused(code, at);
  }

  #alternatives(): Part {
    const whole = this.#sequence();
    while (this.#signs[this.#at] === '|') {
      this.#body += '|';
      this.#at++;
      const other = this.#sequence();
      whole.isEmpty ||= other.isEmpty;
      whole.repetitions = Math.max(whole.repetitions, other.repetitions);
    }
    return whole;
  }

  #sequence(): Part {
    const whole: Part = { isEmpty: true, repetitions: 1 };
    for (let sign = this.#signs[this.#at]; sign !== undefined && sign !== '|' && sign !== ')'; sign = this.#signs[this.#at]) {
      const part = this.#quantified(this.#atom(sign));
      whole.isEmpty &&= part.isEmpty;
      whole.repetitions = Math.max(whole.repetitions, part.repetitions);
    }
    return whole;
  }

  #atom(sign: string): Part {
    if (sign === '(') return this.#group();
    if (sign === '[') return this.#class();
    if ('*+?{'.includes(sign)) this.#refuse('quantifier');
    if (']}'.includes(sign)) this.#refuse('close');
    this.#at++;
    if (sign === '\\') return this.#escape();
    if (sign === '.') this.#body += '[^\\n]';
    else this.#body += '^$'.includes(sign) ? sign : literal(sign);
    return { isEmpty: '^$'.includes(sign), repetitions: 1 };
  }

  #group(): Part {
    const start = this.#at;
    const [, second, third, fourth] = this.#signs.slice(start, start + 4);
    if (second === '?' && (third === '=' || third === '!' || (third === '<' && (fourth === '=' || fourth === '!')))) this.#refuse('look');
    if (second === '?' && third !== ':') this.#refuse('group');
    if (++this.#depth > patternLimits.depth) this.#refuse('deep');
    this.#at += second === '?' ? 3 : 1;
    this.#body += second === '?' ? '(?:' : '(';
    if (second !== '?') this.#groups++;
    const part = this.#alternatives();
    if (this.#signs[this.#at] !== ')') this.#refuse('open', start);
    this.#at++;
    this.#depth--;
    this.#body += ')';
    return part;
  }

  #class(): Part {
    const start = this.#at++;
    const isOther = this.#signs[this.#at] === '^';
    if (isOther) this.#at++;
    this.#body += isOther ? '[^' : '[';
    const first = this.#at;
    for (let sign = this.#signs[this.#at]; sign !== ']' || this.#at === first; sign = this.#signs[this.#at]) {
      if (sign === undefined) this.#refuse('open', start);
      if (sign === ']') this.#refuse('class');
      const from = this.#member();
      if (this.#signs[this.#at] !== '-' || this.#signs[this.#at + 1] === ']') continue;
      const place = this.#at++;
      this.#body += '-';
      const to = this.#signs[this.#at] === undefined ? null : this.#member();
      if (from === null || to === null || from > to) this.#refuse('range', place);
    }
    this.#at++;
    this.#body += ']';
    return { isEmpty: false, repetitions: 1 };
  }

  /** A character of a class, as its code point; null for several. */
  #member(): number | null {
    const sign = this.#signs[this.#at]!;
    if (sign === '[') this.#refuse('class');
    this.#at++;
    if (sign !== '\\') {
      this.#body += sign === '-' || sign === '^' ? `\\${sign}` : literal(sign);
      return sign.codePointAt(0)!;
    }
    const escaped = this.#signs[this.#at] ?? '';
    const set = sets[escaped];
    const control = controls[escaped];
    if (!set && !control && !isPunctuation(escaped)) this.#refuse('escape', this.#at - 1);
    this.#at++;
    this.#body += set ?? control ?? (escaped === '-' ? '\\-' : literal(escaped));
    return set ? null : control ? '\t\n\f\r'.codePointAt('tnfr'.indexOf(escaped))! : escaped.codePointAt(0)!;
  }

  #escape(): Part {
    const at = this.#at - 1;
    const escaped = this.#signs[this.#at] ?? '';
    if (/^[1-9k]$/.test(escaped)) this.#refuse('back', at);
    const set = sets[escaped.toLowerCase()];
    this.#at++;
    if (escaped === 'b') {
      this.#body += '\\b';
      return { isEmpty: true, repetitions: 1 };
    }
    if (set !== undefined) this.#body += sets[escaped] === undefined ? `[^${set}]` : `[${set}]`;
    else if (controls[escaped] !== undefined) this.#body += controls[escaped];
    else if (isPunctuation(escaped)) this.#body += literal(escaped);
    else this.#refuse('escape', at);
    return { isEmpty: false, repetitions: 1 };
  }

  #quantified(part: Part): Part {
    const at = this.#at;
    const bounds = this.#bounds();
    if (!bounds) return part;
    const [least, most] = bounds;
    if (part.isEmpty) this.#refuse('nothing', at);
    if (this.#signs[this.#at] === '+') this.#refuse('possessive');
    if (this.#signs[this.#at] === '?') {
      this.#body += '?';
      this.#at++;
    }
    if ('*+?{'.includes(this.#signs[this.#at] ?? ' ')) this.#refuse('quantifier');
    const repetitions = part.repetitions * Math.max(least, most ?? 1, 1);
    if (repetitions > patternLimits.repetitions) this.#refuse('many', at);
    return { isEmpty: least === 0, repetitions };
  }

  /** The least and the most of a quantifier, null for no limit; undefined where there is none. */
  #bounds(): [number, number | null] | undefined {
    const sign = this.#signs[this.#at];
    if (sign === '*' || sign === '+' || sign === '?') {
      this.#at++;
      this.#body += sign;
      return [sign === '+' ? 1 : 0, sign === '?' ? 1 : null];
    }
    if (sign !== '{') return undefined;
    const found = /^\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/.exec(this.#signs.slice(this.#at, this.#at + 11).join(''));
    const least = Number(found?.[1]);
    const most = found?.[2] === undefined ? least : found[3] === undefined ? null : Number(found[3]);
    if (!found || (most !== null && (most < least || most === 0))) this.#refuse('quantifier');
    this.#at += found[0].length;
    this.#body += found[0];
    return [least, most];
  }
}

function literal(sign: string): string {
  return signs.includes(sign) ? `\\${sign}` : sign;
}

function isPunctuation(sign: string): boolean {
  return /^[!-/:-@[-`{-~]$/.test(sign);
}
