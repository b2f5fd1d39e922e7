import type { Field } from '../descriptor/types.ts';
import { isVerbatim } from './verbatim.ts';

/**
 * What a person meant by what an input method wrote: full-width digits, letters and spaces become half-width where a machine or a search
 * reads them, outer white space goes. Rich text, code, JSON and passwords are left alone, and so is every value that is no text.
 * @example normalizeInput({ type: 'string', format: { kind: 'phone' } }, ' １３８ 0013 8000') // '13800138000'
 */
export function normalizeInput(field: Pick<Field, 'type' | 'format' | 'options'>, value: unknown): unknown {
  if (field.format?.kind === 'tags' && Array.isArray(value)) return value.every(isText) ? splitList(value.join(',')) : value;
  if (typeof value !== 'string' || field.options || isVerbatim(field.format)) return value;
  switch (field.format?.kind) {
    case 'phone':
      return toHalfWidth(value).replace(/\s/g, '');
    case 'email':
    case 'url':
    case 'image':
    case 'file':
    case 'color':
    case 'icon':
    case 'date':
    case 'date-time':
      return toHalfWidth(value).trim();
    case 'ip-list':
      return toHalfWidth(value)
        .split(/[,;\s]+/)
        .filter(Boolean)
        .join(',');
    case 'tags':
      return splitList(value).join(',');
    case 'multiline':
      return value.trim();
    default:
      return value
        .replace(/[０-９Ａ-Ｚａ-ｚ]/g, halve)
        .replaceAll('\u3000', ' ')
        .trim();
  }
}

/** Every full-width form of an ASCII character, and the ideographic space. */
function toHalfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, halve).replaceAll('\u3000', ' ');
}

function halve(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0);
}

function splitList(text: string): string[] {
  const tags = text.split(/[,，、;；\n]/).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
