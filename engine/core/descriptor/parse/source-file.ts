import type { Json } from '../../json/json.ts';
import { type Diagnostic, type DiagnosticValues, makeDiagnostic, type Place } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnostic-texts.ts';
import { type Offsets, offsetsOf } from './parse-json.ts';

/**
 * A parsed file that knows where its keys and values stand. The positions are looked up with the first question: of a hundred files without an error they
 * would be a hundred thousand texts.
 */
export class SourceFile {
  /** As given to the loader. */
  readonly path: string;
  readonly value: Record<string, Json>;
  #bytes: Uint8Array;
  #positions: { lines: number[]; offsets: Offsets } | undefined;

  /** @param bytes UTF-8, of which `value` is parsed */
  constructor(path: string, bytes: Uint8Array, value: Record<string, Json>) {
    this.path = path;
    this.value = value;
    this.#bytes = bytes;
  }

  /** Where the key or the value of a pointer stands; the nearest thing around it when the pointer leads nowhere. */
  place(pointer: string, part: 'key' | 'value' = 'value'): Place {
    this.#positions ??= positionsOf(new TextDecoder('utf-8').decode(this.#bytes));
    const { lines, offsets } = this.#positions;
    const offset = part === 'key' ? (offsets.keys.get(pointer) ?? offsets.values.get(pointer)) : offsets.values.get(pointer);
    if (offset !== undefined) return placeOf(lines, offset);
    return pointer === '' ? { line: 1, column: 1 } : this.place(pointer.slice(0, pointer.lastIndexOf('/')));
  }

  diagnose(pointer: string, code: DiagnosticCode, values?: DiagnosticValues, part?: 'key' | 'value'): Diagnostic {
    return makeDiagnostic(this.path, pointer, this.place(pointer, part), code, values);
  }
}

function positionsOf(text: string): { lines: number[]; offsets: Offsets } {
  return { lines: lineStarts(text), offsets: offsetsOf(text) };
}

/** Returns the offset of the first character of each line. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns line and column of an offset, by binary search over the line starts. */
export function placeOf(lines: number[], offset: number): Place {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (lines[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - lines[low]! + 1 };
}
