import { texts } from '../../../generated/words/engine-server/cells.ts';
import { referenceOf } from '../../core/derive/references.ts';
import { formatTypeOf } from '../../core/descriptor/formats.ts';
import type { Field, Option } from '../../core/descriptor/types.ts';
import { printLossless } from '../../core/json/lossless-json.ts';
import { withoutApostrophe } from '../../core/text/formula-safe.ts';
import { joinTexts, type Language, languages, type Text } from '../../core/text/text.ts';
import { formatValues } from '../formats/format-values.ts';
import { type Cell, type FormatValues, unreadable } from '../kernel/format-values.ts';

/**
 * Returns a field's value as people read it in a spreadsheet: labels of options, and what its format says (yuan for money, the label of a reference).
 * @param refLabel label by id of the field's own reference
 */
export function cellOf(field: Field, value: unknown, language: Language, refLabel: (id: number) => string | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (field.options) return labelOf(field.options, value, language);
  const sheet = sheetOf(field);
  if (sheet) return sheet.toCell(value, refLabel);
  if (field.format && typeof value === 'string') return value;
  if (typeof value === 'boolean') return (value ? texts.yes : texts.no)[language];
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
    return value.map((item) => (typeof item === 'number' ? (refLabel(item) ?? item) : item)).join(', ');
  }
  return typeof value === 'object' ? printLossless(value) : (value as Cell);
}

/**
 * Returns the value of a cell, before validation; undefined for an empty cell, `unreadable` if it cannot be of the field's type. The inverse of
 * `cellOf` in either language, and tolerant of what people type into spreadsheets.
 */
export function valueOfCell(field: Field, cell: unknown): unknown {
  if (cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')) return undefined;
  const text = cell instanceof Date ? '' : String(cell).trim();
  if (field.options) {
    const option = field.options.find((candidate) => String(candidate.value) === text || languages.some((language) => candidate.label[language] === text));
    return option?.value ?? unreadable;
  }
  const fromCell = sheetOf(field)?.fromCell;
  return fromCell ? fromCell(cell, text) : plainValue(field, cell, text);
}

/** Returns how the field's format is written in a spreadsheet, if its JSON type does not tell. */
function sheetOf({ format }: Field): FormatValues['sheet'] {
  return format && formatValues[format.kind]?.sheet;
}

function plainValue(field: Field, cell: unknown, text: string): unknown {
  switch (field.type) {
    case 'string':
      return cell instanceof Date ? cell.toISOString() : withoutApostrophe(text);
    case 'integer':
      return /^-?\d+$/.test(text) ? Number(text) : unreadable;
    case 'number':
      return text !== '' && Number.isFinite(Number(text)) ? Number(text) : unreadable;
    case 'boolean':
      if (isAmong(texts.yes, ['true', '1'], text)) return true;
      return isAmong(texts.no, ['false', '0'], text) ? false : unreadable;
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

function labelOf(options: Option[], value: unknown, language: Language): string {
  return options.find((option) => option.value === value)?.label[language] ?? String(value);
}

function isAmong(word: Text, others: readonly string[], text: string): boolean {
  return [...Object.values(word), ...others].some((known) => known.toLowerCase() === text.toLowerCase());
}

/** Returns what a cell of the field may contain, as the end of the sentence `…; allowed: `. */
export function allowedCell(field: Field): Text {
  if (field.options) return joinTexts(field.options.map(({ label }) => label));
  if (referenceOf(field)) return texts.reference;
  const compared = field.format && formatTypeOf(field.format).comparedAs;
  if (compared === 'day' || compared === 'moment') return texts[compared];
  if (field.type === 'boolean') return joinTexts([texts.yes, texts.no]);
  return field.type === 'integer' || field.type === 'number' ? texts[field.type] : texts.structure;
}
