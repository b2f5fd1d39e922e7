import type { Json } from '../../json/json.ts';
import { type Diagnostic, type DiagnosticValues, makeDiagnostic, type Place } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnostic-texts.ts';
import type { Offsets } from './parse-json.ts';

/** A parsed file with the positions of its keys and values. */
export class SourceFile {
  /** As given to the loader. */
  readonly path: string;
  readonly value: Record<string, Json>;
  #lines: number[];
  #offsets: Offsets;

  constructor(path: string, text: string, value: Record<string, Json>, offsets: Offsets) {
    this.path = path;
    this.value = value;
    this.#lines = lineStarts(text);
    this.#offsets = offsets;
  }

  /** Where the key or the value of a pointer stands; the nearest thing around it when the pointer leads nowhere. */
  place(pointer: string, part: 'key' | 'value' = 'value'): Place {
    const { keys, values } = this.#offsets;
    const offset = part === 'key' ? (keys.get(pointer) ?? values.get(pointer)) : values.get(pointer);
    if (offset !== undefined) return placeOf(this.#lines, offset);
    return pointer === '' ? { line: 1, column: 1 } : this.place(pointer.slice(0, pointer.lastIndexOf('/')));
  }

  diagnose(pointer: string, code: DiagnosticCode, values?: DiagnosticValues, part?: 'key' | 'value'): Diagnostic {
    return makeDiagnostic(this.path, pointer, this.place(pointer, part), code, values);
  }
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
