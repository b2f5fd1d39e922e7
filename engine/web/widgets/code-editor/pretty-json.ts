import { parseLossless, printLossless } from '../../../core/json/lossless-json.ts';

/** A JSON value, or the text of one, indented for reading; a text that is no JSON stays as it is. */
export function prettyJson(value: unknown): string {
  if (typeof value !== 'string') return printLossless(value, 2);
  try {
    return printLossless(parseLossless(value), 2);
  } catch {
    return value;
  }
}
