import { texts } from '../../../generated/words/engine-server/sheet-fields.ts';
import { editableFields } from '../../core/descriptor/field-of.ts';
import { isPrivate } from '../../core/descriptor/private-formats.ts';
import type { Field, Screen } from '../../core/descriptor/types.ts';
import { fillText, joinTexts, type Language, languages, type Text } from '../../core/text/text.ts';
import { formatValues } from '../formats/format-values.ts';
import { InputError } from '../kernel/call/errors.ts';
import type { SheetColumn } from './write-sheet.ts';

/** Returns the fields of an export in file order: all but private ones and the revision. */
function exportableFields(screen: Screen): Field[] {
  const fields = [...screen.fields, ...screen.derived].filter((field) => !isPrivate(field.format) && field.name !== 'rev');
  const isId = (field: Field) => field.name === 'id';
  return [...fields.filter(isId), ...fields.filter((field) => !isId(field))];
}

/**
 * Returns the chosen columns, or all of them.
 * @throws InputError for a name that cannot be exported
 */
export function chosenFields(screen: Screen, names: unknown): Field[] {
  const fields = exportableFields(screen);
  if (!Array.isArray(names) || names.length === 0) return fields;
  return names.map((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) throw unknownColumn('columns', String(name), fields);
    return field;
  });
}

/** Returns the column of a field in an export. */
export function columnOf(field: Field, language: Language): SheetColumn {
  return { header: field.label[language], kind: kindOf(field) };
}

function kindOf(field: Field): SheetColumn['kind'] {
  if (field.options) return 'text';
  const sheet = field.format && formatValues[field.format.kind]?.sheet;
  return sheet?.kind ?? (field.type === 'integer' || field.type === 'number' ? 'number' : 'text');
}

/**
 * Returns the field of each column of a file. A header matches by label in either language or by name; `mapping` overrides it (`{"Header": "field"}`,
 * `""` leaves the column out).
 * @throws InputError if nothing matches, or a field is named that imports cannot fill
 */
export function matchHeader(screen: Screen, header: unknown[], mapping: Record<string, unknown>): (Field | null)[] {
  const fields = editableFields(screen);
  const matched = header.map((cell) => {
    const text = String(cell ?? '').trim();
    const wanted = mapping[text];
    if (wanted === '' || wanted === null) return null;
    if (typeof wanted === 'string') {
      const field = fields.find((candidate) => candidate.name === wanted);
      if (!field) throw unknownColumn('mapping', wanted, fields);
      return field;
    }
    return fields.find((field) => field.name === text || languages.some((language) => field.label[language] === text)) ?? null;
  });
  if (matched.every((field) => field === null)) {
    throw new InputError([{ field: 'file', code: 'header', text: fillText(texts.header, { allowed: namesOf(fields) }) }]);
  }
  return matched;
}

function unknownColumn(parameter: string, name: string, fields: Field[]): InputError {
  return new InputError([
    { field: parameter, code: 'unknown', text: fillText(texts.unknown, { name, allowed: fields.map((field) => field.name).join(', ') }) },
  ]);
}

function namesOf(fields: Field[]): Text {
  return joinTexts(fields.map((field) => field.label));
}
