import { texts } from '../../../generated/words/engine-server/cells.ts';
import type { Field, Option } from '../../core/descriptor/types.ts';
import { type Language, languages } from '../../core/text/text.ts';

/** What a table file can hold. */
export type Cell = string | number | boolean | Date | null;

/**
 * A field's value as a person reads it in a spreadsheet: words for options, yuan for money, the label of a reference.
 * @param refLabel label by id of the field's own reference
 */
export function cellOf(field: Field, value: unknown, language: Language, refLabel: (id: number) => string | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (field.options) return labelOf(field.options, value, language);
  switch (field.format?.kind) {
    case 'money':
      return Number(value) / 100;
    case 'date':
      return String(value);
    case 'date-time':
      return new Date(String(value));
    case 'ref':
      return typeof value === 'number' ? (refLabel(value) ?? value) : (value as Cell);
    case undefined:
      break;
    default:
      if (typeof value === 'string') return value;
  }
  if (typeof value === 'boolean') return (value ? texts.yes : texts.no)[language];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.map((item) => (typeof item === 'number' ? (refLabel(item) ?? item) : item)).join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
}

/** Marks a cell that cannot mean a value of the field. */
export const unreadable = Symbol('unreadable');

/**
 * The value a cell means, before validation; undefined for an empty cell, `unreadable` when it cannot be of the field's type.
 * The inverse of `cellOf` in either language, and tolerant of what people type into spreadsheets.
 */
export function valueOfCell(field: Field, cell: unknown): unknown {
  if (cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')) return undefined;
  const text = cell instanceof Date ? '' : String(cell).trim();
  if (field.options) {
    const option = field.options.find((candidate) => String(candidate.value) === text || languages.some((language) => candidate.label[language] === text));
    return option?.value ?? unreadable;
  }
  switch (field.format?.kind) {
    case 'money':
      return fenOf(text);
    case 'date':
      return cell instanceof Date ? localDate(cell) : text.replaceAll('/', '-');
    case 'date-time':
      return momentOf(cell, text);
    default:
      return plainValue(field, cell, text);
  }
}

function plainValue(field: Field, cell: unknown, text: string): unknown {
  switch (field.type) {
    case 'string':
      return cell instanceof Date ? cell.toISOString() : unquoteFormula(text);
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : unreadable;
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : unreadable;
    case 'boolean':
      if ([texts.yes.zh_cn, 'yes', 'true', '1'].includes(text.toLowerCase())) return true;
      return [texts.no.zh_cn, 'no', 'false', '0'].includes(text.toLowerCase()) ? false : unreadable;
    case 'array':
    case 'object':
      return structureOf(field, text);
  }
}

function structureOf(field: Field, text: string): unknown {
  if (/^[[{]/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return unreadable;
    }
  }
  if (field.type === 'object') return unreadable;
  const parts = text
    .split(/[,，]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return field.schema.items?.type === 'integer' ? parts.map(Number) : parts;
}

/** Yuan as text to integer fen, without ever passing through a binary fraction. */
function fenOf(text: string): number | typeof unreadable {
  const [, sign, yuan, fen] = /^(-?)¥?(\d{1,12}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (yuan === undefined) return unreadable;
  const amount = Number(yuan.replaceAll(',', '')) * 100 + Number((fen ?? '').padEnd(2, '0'));
  return sign ? -amount : amount;
}

function momentOf(cell: unknown, text: string): string | typeof unreadable {
  const moment = cell instanceof Date ? cell : new Date(/^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/.test(text) ? `${text} 00:00:00` : text);
  return Number.isNaN(moment.getTime()) ? unreadable : moment.toISOString();
}

function localDate(moment: Date): string {
  return `${moment.getFullYear()}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;
}

function labelOf(options: Option[], value: unknown, language: Language): string {
  return options.find((option) => option.value === value)?.label[language] ?? String(value);
}

/** A text that a spreadsheet would run as a formula is written with a leading apostrophe; numbers never are. */
export function formulaSafe(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function unquoteFormula(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}

/** `2026-11-21 12:00:00` in the server's zone, as every table of the product shows moments. */
export function localMoment(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${localDate(moment)} ${two(moment.getHours())}:${two(moment.getMinutes())}:${two(moment.getSeconds())}`;
}
