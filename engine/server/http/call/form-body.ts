import { isAscii } from 'node:buffer';
import { callTexts, forbiddenNames, formLimits } from '../../../core/protocol/call-texts.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { noFields } from '../../kernel/call/fields.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a form-encoded body as flat fields: brackets mean nothing, nested values are JSON text. Refuses duplicate and prototype names, more than 200
 * fields and anything that is not UTF-8, because each of these can slip one value past a check and another into the work.
 * @throws CallError 400 for such a body
 */
export function parseFormBody(body: Buffer | string): Record<string, string> {
  const fields = noFields();
  const text = typeof body === 'string' ? body : decodeUtf8(body);
  const isPlain = !/[%+]/.test(text);
  let count = 0;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('&', start);
    if (end < 0) end = text.length;
    if (start === end) continue;
    const found = text.indexOf('=', start);
    const equals = found < 0 || found > end ? end : found;
    const name = text.slice(start, equals);
    const value = text.slice(equals + 1, end);
    addField(fields, isPlain ? name : decode(name), isPlain ? value : decode(value));
    if (++count > formLimits.fields) throw refuse('badInput', callTexts.tooMany, { max: formLimits.fields });
  }
  return fields;
}

/** Adds one field under the rules above; multipart bodies use it too. */
export function addField(fields: Record<string, string>, name: string, value: string): void {
  if (forbiddenNames.includes(name)) throw refuse('badInput', callTexts.forbidden, { name });
  if (Object.hasOwn(fields, name)) throw refuse('badInput', callTexts.duplicate, { name });
  fields[name] = value;
}

function decode(text: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refuse('badInput', callTexts.encoding);
  }
}

function decodeUtf8(body: Buffer): string {
  if (isAscii(body)) return body.toString('latin1');
  try {
    return utf8.decode(body);
  } catch {
    throw refuse('badInput', callTexts.encoding);
  }
}
