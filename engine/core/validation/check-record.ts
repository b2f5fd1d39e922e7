import { texts as words } from '../../../generated/words/engine-core/check-record.ts';
import { holdsRule } from '../condition/holds-rule.ts';
import { initialValue } from '../condition/initial-value.ts';
import type { ValueContext } from '../condition/value-word.ts';
import { isRequired, visibleFields } from '../condition/visible-fields.ts';
import { editableFields } from '../descriptor/field-of.ts';
import { formatTypeOf } from '../descriptor/formats.ts';
import type { Field, Machine, Rule } from '../descriptor/types.ts';
import { isDeeper, maxJsonDepth } from '../json/depth.ts';
import { isNothing, isSameValue } from '../json/same-value.ts';
import { fillText, type Text } from '../text/text.ts';
import { dropEmpty } from './drop-empty.ts';
import type { InvalidField } from './invalid-field.ts';
import { normalizeInput } from './normalize-input.ts';
import { invalidFieldOf, type SchemaError } from './schema-error.ts';
import { about, valueTexts } from './value-texts.ts';

/** The parts of a screen that decide what a record may be. */
export interface RecordShape {
  fields: readonly Field[];
  machines: readonly Machine[];
  /** Left out: none. */
  rules?: readonly Rule[];
  /** What adding sets by itself nobody has to fill in. */
  add?: { readonly set: Readonly<Record<string, unknown>> };
}

/** What ajv compiles from a shape's value schema, at run time or ahead of time into a module. */
export interface ValueCheck {
  (values: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** How a record is validated. */
export interface RecordCheckOptions {
  mode: 'add' | 'edit' | 'import';
  /** The stored record that is edited. Without it nothing can be said of write-once fields, and states count as initial. */
  before?: Readonly<Record<string, unknown>>;
  /** What the words of conditions stand for; only the present moment is known without it. */
  context?: ValueContext;
}

/** A validated record. */
export interface CheckedRecord {
  /** Normalised, with defaults, without empty and invisible fields. Meaningful only when there are no errors. */
  values: Record<string, unknown>;
  /** All at once, in the order of the fields; at most one per place. */
  errors: InvalidField[];
}

/**
 * Validates a record by all its rules; the browser's form and the server call it alike. An edited record is passed whole, as it will be: missing
 * fields are emptied, except secrets, which keep their values.
 */
export function checkRecord(shape: RecordShape, check: ValueCheck, record: Readonly<Record<string, unknown>>, options: RecordCheckOptions): CheckedRecord {
  const fields = editableFields(shape);
  const errors = unknownFields(fields, record);
  const input = Object.fromEntries(
    fields.filter((field) => Object.hasOwn(record, field.name)).map((field) => [field.name, normalizeInput(field, record[field.name])]),
  );
  const surroundings = surroundingsOf(shape, options.before);
  const { visible, values } = completeVisible(fields, dropEmpty(input, fields), surroundings, options);
  const whole = { ...surroundings, ...values };
  for (const field of visible) {
    const isSet = options.mode !== 'edit' && shape.add !== undefined && Object.hasOwn(shape.add.set, field.name);
    const error = (isSet ? null : presenceError(field, whole, options)) ?? contentError(field, values[field.name]);
    if (error) errors.push(error);
  }
  if (!check(values)) errors.push(...(check.errors ?? []).map((error) => invalidFieldOf(error, fields, values)));
  errors.push(...ruleErrors(shape, visible, whole, options));
  return { values, errors: inFieldOrder(errors, fields) };
}

function unknownFields(fields: Field[], record: Readonly<Record<string, unknown>>): InvalidField[] {
  const unknown = Object.keys(record).filter((name) => record[name] !== undefined && !fields.some((field) => field.name === name));
  const allowed = fields.map((field) => field.name).join(', ');
  return unknown.map((name) => ({ field: name, code: 'unknown', text: fillText(texts.unknown, { name, allowed }) }));
}

/** What conditions may read besides the form's own fields: states, values the server sets, and stored fields a view does not show. */
function surroundingsOf(shape: RecordShape, before: RecordCheckOptions['before']): Record<string, unknown> {
  const own = new Set(editableFields(shape).map((field) => field.name));
  const others = shape.fields.filter((field) => !own.has(field.name));
  const initial = (field: Field) => shape.machines.find((machine) => machine.field === field.name)?.initial ?? field.default;
  const stored = Object.entries(before ?? {}).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(stored), ...Object.fromEntries(others.map((field) => [field.name, before?.[field.name] ?? initial(field)])) };
}

/**
 * Applies defaults, then removes hidden fields. A new record gets every default; an edited one only those of fields that this edit reveals, so that a
 * field somebody emptied stays empty.
 */
function completeVisible(
  fields: Field[],
  input: Record<string, unknown>,
  surroundings: Record<string, unknown>,
  { mode, before, context }: RecordCheckOptions,
) {
  const known = mode === 'edit' ? new Set(before ? visibleFields(fields, before, context) : fields) : new Set<Field>();
  const candidates = fields.filter((field) => field.default !== undefined && input[field.name] === undefined && !known.has(field));
  const values = { ...Object.fromEntries(candidates.map((field) => [field.name, initialValue(field, context ?? { now: new Date() })])), ...input };
  const visible = visibleFields(fields, { ...surroundings, ...values }, context);
  return { visible, values: Object.fromEntries(visible.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]]))) };
}

function presenceError(field: Field, record: Record<string, unknown>, { mode, before, context }: RecordCheckOptions): InvalidField | null {
  const value = record[field.name];
  const isEdit = mode === 'edit';
  if (isEdit && field.writeOnce && before && !isNothing(before[field.name])) {
    const isUntouched = isSameValue(value, before[field.name]) || (field.secretOnEdit && isNothing(value));
    if (!isUntouched) return { field: field.name, code: 'write_once', text: fillText(texts.writeOnce, { label: field.label }) };
  }
  const isMissing = isNothing(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  if (!isMissing || !isRequired(field, record, context) || (isEdit && field.secretOnEdit)) return null;
  return { field: field.name, code: 'required', text: field.missing ?? fillText(texts.required, { label: field.label }) };
}

/** Rules across fields. An error is reported at the rule's field or, if a view lacks it, at another field of the rule; never at a hidden one. */
function ruleErrors(shape: RecordShape, visible: Field[], record: Record<string, unknown>, { context }: RecordCheckOptions): InvalidField[] {
  const shown = new Set(visible.map(({ name }) => name));
  return (shape.rules ?? []).flatMap((rule) => {
    const isHidden = !shown.has(rule.at) && shape.fields.some(({ name }) => name === rule.at);
    if (isHidden || holdsRule(rule, record, context ?? { now: new Date() })) return [];
    const field = [rule.at, ...Object.keys({ ...rule.must, ...rule.when })].find((name) => shown.has(name)) ?? rule.at;
    return [{ field, code: 'rule', text: rule.message }];
  });
}

/**
 * Reports values that no column can store, and values of a wrong size. Texts inside lists and objects are stored as JSON, which can represent every
 * character.
 */
function contentError(field: Field, value: unknown): InvalidField | null {
  if (isDeeper(value, maxJsonDepth)) return { field: field.name, code: 'depth', text: fillText(texts.depth, { label: field.label, max: maxJsonDepth }) };
  if (typeof value !== 'string') return null;
  if (value.includes('\0') || !value.isWellFormed()) return { field: field.name, code: 'characters', text: fillText(texts.characters, { label: field.label }) };
  const { format } = field;
  const sizeError = format && 'size' in format && format.size !== undefined ? formatTypeOf(format).errorOf?.(value, format.size) : undefined;
  return sizeError ? { field: field.name, code: 'size', text: fillText(about(words.label, sizeError), { label: field.label }) } : null;
}

function inFieldOrder(errors: InvalidField[], fields: Field[]): InvalidField[] {
  const place = ({ field }: InvalidField) => fields.findIndex(({ name }) => name === field.split('.')[0]);
  const first = errors.filter((error, index) => errors.findIndex(({ field }) => field === error.field) === index);
  return first.sort((one, other) => place(one) - place(other));
}

const texts = {
  unknown: words.unknown,
  required: words.required,
  writeOnce: words.writeOnce,
  depth: about(words.label, valueTexts.depth),
  characters: words.characters,
} as const satisfies Record<string, Text>;
