import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-import/issue.ts';

/** Something in the document that the definition cannot say, or that is wrong. Nothing is lost silently. */
export interface Issue {
  code: string;
  /** JSON pointer into the document. */
  pointer: string;
  severity: 'info' | 'warning' | 'error';
  message: Text;
}

export type IssueCode = keyof typeof texts;

/** Whatever takes notes. */
export interface Noted {
  add(code: IssueCode, pointer: string, severity?: Issue['severity'], detail?: string | Text): void;
  /** False for a list that has been noted for this use: the same schema stands at many places. */
  isFirst?(list: object, use: string): boolean;
}

/** Collects issues of one operation, each once per place. */
export class Issues implements Noted {
  readonly list: Issue[] = [];
  #seen = new Set<string>();
  #words = new Map<string, { pointer: string; places: Set<string> }>();
  #lists = new Map<object, string[]>();
  #limit: number;
  #codes = new Set<IssueCode>();
  /** How many of each code were too many. */
  #left = new Map<IssueCode, number>();

  constructor(limit = 100) {
    this.#limit = limit;
  }

  /** Everything collected: what is in the way first, words that are but kept once each with their number, and how many more there were of what. */
  all(): Issue[] {
    const words = [...this.#words].map(
      ([word, { pointer, places }]): Issue => ({ code: 'word-kept', pointer, severity: 'info', message: filled('word-kept', { word, count: places.size }) }),
    );
    const left = [...this.#left].sort(([, one], [, other]) => other - one).map(([code, count]) => `${code} ${count}`);
    const more: Issue[] = left.length === 0 ? [] : [{ code: 'more', pointer: '#', severity: 'info', message: filled('more', { detail: left.join(', ') }) }];
    return words.length + more.length === 0 ? this.list : [...this.list, ...words, ...more];
  }

  add(code: IssueCode, pointer: string, severity: Issue['severity'] = 'warning', detail: string | Text = ''): void {
    const key = `${code} ${pointer}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    // However many there are of one kind, they never hide another.
    if (this.list.length >= this.#limit && this.#codes.has(code)) {
      this.#left.set(code, (this.#left.get(code) ?? 0) + 1);
      return;
    }
    this.#codes.add(code);
    this.list.push({ code, pointer, severity, message: filled(code, { detail: typeof detail === 'string' ? detail.slice(0, 200) : detail }) });
  }

  isFirst(list: object, use: string): boolean {
    const uses = this.#lists.get(list);
    if (uses?.includes(use)) return false;
    this.#lists.set(list, [...(uses ?? []), use]);
    return true;
  }

  /** A word of a schema that is kept in the document only. */
  keep(word: string, pointer: string): void {
    const known = this.#words.get(word);
    if (known) known.places.add(pointer);
    else this.#words.set(word, { pointer, places: new Set([pointer]) });
  }
}

/** Sentences that were made: the same one stands at thousands of operations. */
const sentences = new Map<string, Text>();

function filled(code: IssueCode, values: Record<string, string | number | Text>): Text {
  const key = JSON.stringify([code, values]);
  const known = sentences.get(key);
  if (known) return known;
  const text = fillText(texts[code], values);
  if (sentences.size < 5_000) sentences.set(key, text);
  return text;
}
