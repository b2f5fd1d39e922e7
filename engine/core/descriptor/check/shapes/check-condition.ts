import { isComparison } from '../../../condition/matches-condition.ts';
import { parseValueWord } from '../../../condition/value-word.ts';
import { parseDate } from '../../../text/date.ts';
import type { FieldFile, MachineFile } from '../../file-types.ts';
import { formatTypeOf, parseFormat } from '../../formats.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { pointerOf } from '../../parse/pointer.ts';
import { isPrivate } from '../../private-formats.ts';
import type { Condition, Scalar, Wanted } from '../../types.ts';
import type { Report } from './check-context.ts';
import { isOfType } from './value-fits.ts';

/** A field as checks read it; the label may be missing. */
export type FieldRules = Omit<FieldFile, 'label'> & { label?: FieldFile['label'] };

/** The fields that a condition or an effect may name. */
export interface FieldSet {
  fields: Record<string, FieldRules>;
  states: Record<string, MachineFile>;
}

/** What `$form`, `$record` and `$self` refer to at the place of a condition. A word without an entry is an error there. */
export interface WordScope {
  form?: FieldSet;
  record?: FieldSet;
  self?: FieldSet;
}

const limits = ['before', 'after', 'atMost', 'atLeast'] as const;

/** Checks that the fields of a condition exist and can have its values. Of a lookup (`app_id.company`) only the reference is checked. */
export function checkCondition(condition: Condition, set: FieldSet, scope: WordScope, at: string, report: Report): void {
  for (const [path, wanted] of Object.entries(condition)) {
    const [name = '', lookup] = path.split('.');
    const pointer = at + pointerOf(path);
    const field = set.fields[name];
    if (!field) report(pointer, 'unknown-field', { found: name, allowed: allowedText(name, Object.keys(set.fields)) }, 'key');
    else if (field.computed !== undefined) report(pointer, 'computed-not-stored', { found: name }, 'key');
    else if (lookup === undefined) checkWanted(name, wanted, set, { self: set, ...scope }, pointer, report);
    else if (!isReference(field)) report(pointer, 'lookup-not-reference', { found: name, allowed: allowedText(name, referencesOf(set)) }, 'key');
  }
}

/** Checks that a field can have the value it is compared with. */
export function checkWanted(name: string, wanted: Wanted, set: FieldSet, scope: WordScope, at: string, report: Report): void {
  const field = set.fields[name]!;
  if (isPrivate(parsedFormat(field))) report(at, 'private-condition', { found: name }, 'key');
  const kind = momentKind(field);
  const checkOptions = (value: Scalar | Scalar[], pointer: string): void => {
    for (const [index, one] of [value].flat().entries()) {
      const place = Array.isArray(value) ? `${pointer}/${index}` : pointer;
      const isMoment = kind === 'moment' || (kind === 'day' && String(one).startsWith('$now'));
      if (isMoment) report(place, 'moment-equality', { field: name, found: JSON.stringify(one) });
      else checkValue(name, one, set, { ...scope, self: undefined }, place, report);
    }
  };
  if (!isComparison(wanted)) {
    checkOptions(wanted, at);
    return;
  }
  if (wanted.not !== undefined) checkOptions(wanted.not, `${at}/not`);
  for (const word of limits) {
    const limit = wanted[word];
    if (limit === undefined) continue;
    if (isOrdered(name, set)) checkValue(name, limit, set, scope, `${at}/${word}`, report);
    else report(`${at}/${word}`, 'limit-without-order', { word, field: name, type: field.type }, 'key');
  }
}

/** Checks one value, or a word such as `$form.x`, that a field is compared with or set to. */
export function checkValue(name: string, value: Scalar, set: FieldSet, scope: WordScope, at: string, report: Report): void {
  const field = set.fields[name]!;
  const single = field.type === 'array' && field.items ? field.items : field;
  const word = typeof value === 'string' ? parseValueWord(value) : null;
  if (word === null) {
    const machine = set.states[name];
    const options = machine ? Object.keys(machine.values) : single.enum;
    const isDate = momentKind(single) !== undefined;
    const possible = options ? options.some((option) => option === value) : isDate ? parseDate(String(value)) !== null : isOfType(value, single.type);
    const allowed = options ?? (isDate ? ['2026-11-30', '$today', '$now'] : [single.type]);
    if (!possible) report(at, 'when-value', { field: name, found: JSON.stringify(value), allowed: allowedText(String(value), allowed) });
    return;
  }
  if (word === undefined) {
    report(at, 'value-word-unknown', { found: String(value), allowed: allowedText(String(value), valueWords) });
    return;
  }
  if (word.kind === 'form' || word.kind === 'record' || word.kind === 'self') {
    const other = scope[word.kind]?.fields;
    if (!other) report(at, 'value-word-out-of-place', { found: String(value) });
    else if (other[word.field]?.computed !== undefined) report(at, 'computed-not-stored', { found: word.field });
    else if (!other[word.field]) report(at, 'unknown-field', { found: word.field, allowed: allowedText(word.field, Object.keys(other)) });
    else if (!(word.kind === 'self' ? isAlike(other[word.field]!, field) : [single.type, field.type].includes(other[word.field]!.type))) {
      report(at, 'value-word-type', { found: String(value), theirs: other[word.field]!.type, field: name, ours: single.type });
    }
    return;
  }
  const isMoment = word.kind === 'now' || word.kind === 'today';
  const fits = isMoment ? momentKind(single) !== undefined : single.type === 'integer';
  if (!fits) report(at, 'value-word-type', { found: String(value), theirs: isMoment ? 'date, date-time' : 'integer', field: name, ours: single.type });
}

const valueWords = ['$now', '$today', '$account', '$level', '$form.<field>', '$record.<field>', '$self.<field>'];

function parsedFormat({ format }: FieldRules) {
  return format === undefined ? undefined : (parseFormat(format) ?? undefined);
}

/** Returns how a field is compared: by day or by moment; undefined for fields without a date. */
export function momentKind(field: FieldRules): 'day' | 'moment' | undefined {
  const format = parsedFormat(field);
  const compared = format && formatTypeOf(format).comparedAs;
  return compared === 'day' || compared === 'moment' ? compared : undefined;
}

/** Whether one is before or after the other as it stands: two numbers, two days or two moments. */
function isAlike(one: FieldRules, other: FieldRules): boolean {
  const kindOf = (field: FieldRules) => momentKind(field) ?? (field.type === 'number' ? 'integer' : field.type);
  return kindOf(one) === kindOf(other);
}

function isOrdered(name: string, { fields, states }: FieldSet): boolean {
  const field = fields[name]!;
  return !states[name] && (field.type === 'integer' || field.type === 'number' || momentKind(field) !== undefined);
}

/** Whether a field is a single reference to another record. */
export function isReference(field: FieldRules): boolean {
  return field.type === 'integer' && parsedFormat(field)?.kind === 'ref';
}

/** Returns the names of the single references among the fields. */
export function referencesOf({ fields }: FieldSet): string[] {
  return Object.keys(fields).filter((name) => isReference(fields[name]!));
}
