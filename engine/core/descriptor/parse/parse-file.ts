import type { Json } from '../../json/json.ts';
import { type Diagnostic, type DiagnosticValues, makeDiagnostic } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnostic-texts.ts';
import { DescriptorJsonError, offsetsOf, parseJson } from './parse-json.ts';
import { lineStarts, placeOf, SourceFile } from './source-file.ts';
import { typeName } from './type-name.ts';

/** Maximum size in bytes. People write descriptors; a megabyte is a mistake or an attack. */
export const maxFileSize = 1_048_576;

export type ParsedFile = { source: SourceFile; diagnostic?: undefined } | { source?: undefined; diagnostic: Diagnostic };

/** Parses the bytes of a file as a JSON object with the position of every value. Returns the first error instead if there is one. */
export function parseFile(path: string, bytes: Uint8Array): ParsedFile {
  const fail = (code: DiagnosticCode, values?: DiagnosticValues, place = { line: 1, column: 1 }, pointer = ''): ParsedFile => ({
    diagnostic: makeDiagnostic(path, pointer, place, code, values),
  });
  if (bytes.length > maxFileSize) return fail('too-large', { found: bytes.length, limit: maxFileSize });
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return fail('byte-order-mark');
  if (isUtf16(bytes)) return fail('utf-16');
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!isUtf8(bytes)) return fail('not-utf-8', {}, placeOf(lineStarts(text), Math.max(0, text.indexOf('\uFFFD'))));
  if (text.trim() === '') return fail('empty');
  try {
    const value = parseJson(text);
    if (!isObject(value)) return fail('not-an-object', { found: typeName(value) }, placeOf(lineStarts(text), offsetsOf(text).values.get('') ?? 0));
    return { source: new SourceFile(path, bytes, value) };
  } catch (error) {
    if (!(error instanceof DescriptorJsonError)) throw error;
    return fail(error.code, error.values, placeOf(lineStarts(text), error.offset), error.pointer);
  }
}

function isObject(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Recognises the byte order mark, or the zero bytes of Latin text. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (bytes.length > 1 && (first === 0) !== (second === 0));
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
