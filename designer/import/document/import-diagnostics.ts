import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-import/import-diagnostics.ts';

/** Something in an API document that is wrong or that the definition cannot express. Nothing is dropped without one. */
export interface ImportDiagnostic {
  code: string;
  /** JSON pointer into the document. */
  pointer: string;
  severity: 'info' | 'warning' | 'error';
  message: Text;
}

export type ImportDiagnosticCode = keyof typeof texts;

/** Receives diagnostics while a document is read. */
export interface DiagnosticSink {
  add(code: ImportDiagnosticCode, pointer: string, severity?: ImportDiagnostic['severity'], detail?: string | Text): void;
  /** False when this list was already reported for this use: one schema may stand at many places. */
  isFirst?(list: object, use: string): boolean;
}

/** Collects the diagnostics of one operation or document, each once per code and place. */
export class ImportDiagnostics implements DiagnosticSink {
  readonly list: ImportDiagnostic[] = [];
  #seen = new Set<string>();
  #words = new Map<string, { pointer: string; places: Set<string> }>();
  #lists = new Map<object, string[]>();
  #limit: number;
  #codes = new Set<ImportDiagnosticCode>();
  /** Diagnostics over the limit, counted by code. */
  #left = new Map<ImportDiagnosticCode, number>();

  constructor(limit = 100) {
    this.#limit = limit;
  }

  /** All collected diagnostics in order, then one per unmapped schema word with its count, then one that counts those over the limit by code. */
  all(): ImportDiagnostic[] {
    const words = [...this.#words].map(
      ([word, { pointer, places }]): ImportDiagnostic => ({
        code: 'word-kept',
        pointer,
        severity: 'info',
        message: filled('word-kept', { word, count: places.size }),
      }),
    );
    const left = [...this.#left].sort(([, one], [, other]) => other - one).map(([code, count]) => `${code} ${count}`);
    const more: ImportDiagnostic[] =
      left.length === 0 ? [] : [{ code: 'more', pointer: '#', severity: 'info', message: filled('more', { detail: left.join(', ') }) }];
    return words.length + more.length === 0 ? this.list : [...this.list, ...words, ...more];
  }

  add(code: ImportDiagnosticCode, pointer: string, severity: ImportDiagnostic['severity'] = 'warning', detail: string | Text = ''): void {
    const key = `${code} ${pointer}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    // Many diagnostics of one code never hide those of another.
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

  /** Counts a schema word that only the stored document keeps. */
  keep(word: string, pointer: string): void {
    const known = this.#words.get(word);
    if (known) known.places.add(pointer);
    else this.#words.set(word, { pointer, places: new Set([pointer]) });
  }
}

/** Filled texts by code and values: thousands of operations share one sentence. */
const sentences = new Map<string, Text>();

function filled(code: ImportDiagnosticCode, values: Record<string, string | number | Text>): Text {
  const key = JSON.stringify([code, values]);
  const known = sentences.get(key);
  if (known) return known;
  const text = fillText(texts[code], values);
  if (sentences.size < 5_000) sentences.set(key, text);
  return text;
}
