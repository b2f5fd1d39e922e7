import { texts } from '../../../../generated/words/engine-core/check-fields.ts';
import { hasWordDefault } from '../../condition/initial-value.ts';
import { isComparison } from '../../condition/matches-condition.ts';
import type { JsonType } from '../../format/format-type.ts';
import { isFileFormat } from '../file-formats.ts';
import type { FieldFile, ScreenFile } from '../file-types.ts';
import { formatTypeOf, parseFormat } from '../formats.ts';
import { systemFields } from '../normalize/defaults.ts';
import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import { isPrivate } from '../private-formats.ts';
import type { Condition } from '../types.ts';
import { checkCondition, checkValue, type FieldRules, type FieldSet, isReference, type WordScope } from './shapes/check-condition.ts';
import type { Candidate, Report } from './shapes/check-context.ts';
import { checkLibraryField } from './shapes/check-library.ts';
import { brokenRule, isOfType } from './shapes/value-fits.ts';

type Fields = Record<string, FieldRules>;

/** Keywords that say something about some types only. */
const keywordTypes: Partial<Record<keyof FieldFile, JsonType[]>> = {
  pattern: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  exclusiveMinimum: ['integer', 'number'],
  exclusiveMaximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  required: ['object'],
};

const limitPairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minItems', 'maxItems'],
] as const;

const languageNames = [
  ['zh_cn', texts.chinese],
  ['en', texts.english],
] as const;

/** Columns a field may not be named after; of a source only some are the engine's own. */
const systemColumns = new Set([...Object.keys(systemFields), 'deleted_at', 'deleted_with']);
const sourceColumns = new Set(['id', 'rev', 'deleted_at']);
/** Call parameters a field may not be named after. */
const callParameters = new Set(['ids', 'clear', 'request_key', 'service', 's', 'access_token']);

/** Checks each field of a descriptor by itself: name, format, limits, options, default, conditions. */
export function checkFields({ file }: Candidate, report: Report): void {
  const top = (fields: Fields, pointer: string, reserved = systemColumns, parameters = callParameters): void => {
    for (const name of Object.keys(fields)) {
      if (reserved.has(name)) report(pointer + pointerOf(name), 'system-field', { found: name }, 'key');
      if (parameters.has(name)) report(pointer + pointerOf(name), 'reserved-field', { found: name }, 'key');
    }
    checkGroup(fields, pointer, report, file.states ?? {});
  };
  if (file.schema) {
    checkRequired(file.schema.required, file.schema.properties, '/schema/required', report);
    checkRules(file, report);
    for (const name of file.schema.required ?? []) {
      const condition = pointerOf('schema', 'properties', name, 'requiredWhen');
      if (file.schema.properties[name]?.requiredWhen) report(condition, 'required-anyway', { found: name }, 'key');
      const at = pointerOf('schema', 'properties', name, 'onRemove');
      if (file.schema.properties[name]?.onRemove === 'clear') report(at, 'on-remove-clears-required', { found: name });
    }
    // No call of a source takes its fields as parameters.
    if (file.source === undefined) top(file.schema.properties, '/schema/properties');
    else top(file.schema.properties, '/schema/properties', sourceColumns, new Set());
  }
  for (const [field, machine] of Object.entries(file.states ?? {})) {
    for (const [verb, transition] of Object.entries(machine.transitions ?? {})) {
      if (transition.ask) top(transition.ask, pointerOf('states', field, 'transitions', verb, 'ask'));
    }
  }
  for (const [verb, action] of Object.entries(file.actions ?? {})) {
    if (action.ask) top(action.ask, pointerOf('actions', verb, 'ask'));
  }
}

function checkGroup(fields: Fields, pointer: string, report: Report, states: NonNullable<Candidate['file']['states']>): void {
  for (const [name, field] of Object.entries(fields)) {
    const at = pointer + pointerOf(name);
    checkField(field, at, report);
    checkNamedService(field, fields, at, report);
    checkOfForm(field.when, { fields, states }, {}, `${at}/when`, report);
    const circle = circleOf(name, fields);
    if (circle) report(`${at}/when`, 'when-circle', { found: name, path: circle.join(' → ') }, 'key');
    checkOfForm(field.requiredWhen, { fields, states }, { form: { fields, states } }, `${at}/requiredWhen`, report);
  }
}

/** Returns the fields that must be filled in before this one is shown, if it is among them itself; null otherwise. */
function circleOf(name: string, fields: Fields): string[] | null {
  const visit = (at: string, path: string[]): string[] | null => {
    for (const [next, wanted] of Object.entries(fields[at]?.when ?? {})) {
      if (isComparison(wanted) || fields[next]?.default !== undefined) continue;
      if (next === name) return [...path, next];
      const found = path.includes(next) ? null : visit(next, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return visit(name, [name]);
}

/** The parameters are those of a call that another text of the record names. */
function checkNamedService({ format }: FieldRules, fields: Fields, at: string, report: Report): void {
  const parsed = format === undefined ? null : parseFormat(format);
  if (parsed?.kind !== 'parameters') return;
  const texts = Object.keys(fields).filter((name) => fields[name]?.type === 'string' && fields[name].computed === undefined);
  if (!texts.includes(parsed.field)) report(`${at}/format`, 'parameters-unknown-field', { found: parsed.field, allowed: allowedText(parsed.field, texts) });
}

/** Checks a condition that a form evaluates too, which knows its own fields only. */
function checkOfForm(condition: Condition | undefined, set: FieldSet, scope: WordScope, at: string, report: Report): void {
  if (!condition) return;
  checkCondition(condition, set, scope, at, report);
  for (const path of Object.keys(condition)) {
    const [name = '', lookup] = path.split('.');
    const field = set.fields[name];
    if (lookup !== undefined && field && isReference(field)) report(at + pointerOf(path), 'lookup-in-form', { found: path, field: name }, 'key');
  }
}

/** Checks rules across fields. An error is reported at a field that people fill in. */
function checkRules({ schema, states }: ScreenFile, report: Report): void {
  const fields: Fields = schema?.properties ?? {};
  const set = { fields, states: states ?? {} };
  const askNames = new Set(
    Object.values(set.states).flatMap(({ transitions }) => Object.values(transitions ?? {}).flatMap(({ ask }) => Object.keys(ask ?? {}))),
  );
  const isFilledIn = (name: string) => (fields[name]?.readOnly !== true && fields[name]?.computed === undefined) || askNames.has(name);
  const filledIn = Object.keys(fields).filter((name) => isFilledIn(name) && !set.states[name]);
  for (const [index, { when, must, at: place }] of (schema?.rules ?? []).entries()) {
    const at = `/schema/rules/${index}`;
    checkOfForm(when, set, { form: set }, `${at}/when`, report);
    checkOfForm(must, set, { form: set }, `${at}/must`, report);
    if (!filledIn.includes(place)) report(`${at}/at`, 'rule-at-unknown', { found: place, allowed: allowedText(place, filledIn) });
  }
}

/** Keywords about what people fill in or what is stored. */
const storedWords = [
  'default',
  'readOnly',
  'writeOnce',
  'secretOnEdit',
  'widget',
  'when',
  'error',
  'missing',
  'taken',
  'pattern',
  'onRemove',
  'options',
  'requiredWhen',
] as const;

/** A computed field is neither filled in nor stored, and no secret. */
function checkComputed(field: FieldRules, at: string, report: Report): void {
  if (field.computed === undefined) return;
  for (const word of storedWords) if (field[word] !== undefined) report(`${at}/${word}`, 'computed-with-stored', { found: word }, 'key');
  const format = field.format === undefined ? null : parseFormat(field.format);
  if (format && isPrivate(format)) report(`${at}/format`, 'computed-private', { found: field.format ?? '' });
}

/** Matches fields of the record itself, as opposed to those that an action asks for. */
const ownField = /^\/schema\/properties\/[^/]+$/;
const askField = /^\/(?:actions\/[^/]+|states\/[^/]+\/transitions\/[^/]+)\/ask\/[^/]+$/;
const isTopField = (at: string): boolean => ownField.test(at) || askField.test(at);

/** Only references of the record itself can say what follows a removal. */
function checkOnRemove(field: FieldRules, at: string, report: Report): void {
  const isOwn = ownField.test(at);
  if (field.options?.from === undefined) {
    if (field.options !== undefined && !(isOwn && isReference(field))) report(`${at}/options`, 'options-not-reference', {}, 'key');
    for (const word of ['value', 'label', 'sort'] as const) if (field.options?.[word] !== undefined) report(`${at}/options`, 'missing-key', { found: 'from' });
  } else checkChoices(field, isTopField(at), at, report);
  if (field.onRemove !== undefined && !(isOwn && isReference(field))) report(`${at}/onRemove`, 'on-remove-not-reference', {}, 'key');
}

/** Options from other records need a plain field that stands by itself, without other options. */
function checkChoices({ type, format, enum: values, options }: FieldRules, isTop: boolean, at: string, report: Report): void {
  const isPlain = format === undefined && (type === 'string' || type === 'integer' || type === 'number');
  if (!isTop || !isPlain || values !== undefined) report(`${at}/options/from`, 'choices-not-plain', {}, 'key');
  if (options?.value === undefined) report(`${at}/options`, 'missing-key', { found: 'value' });
}

function checkField(field: FieldRules, at: string, report: Report): void {
  checkFormat(field, at, report);
  checkComputed(field, at, report);
  if (field.computed !== undefined && !ownField.test(at)) report(`${at}/computed`, 'computed-nested', {}, 'key');
  checkOnRemove(field, at, report);
  checkLibraryField(field, isTopField(at), at, report);
  if (field.lines !== undefined && field.format !== 'secret') report(`${at}/lines`, 'lines-without-secret', {}, 'key');
  for (const [keyword, types] of Object.entries(keywordTypes)) {
    if (field[keyword as keyof FieldRules] === undefined || types.includes(field.type)) continue;
    report(`${at}/${keyword}`, 'keyword-on-wrong-type', { keyword, found: field.type, allowed: types.join(', ') }, 'key');
  }
  for (const [lower, upper] of limitPairs) {
    const [least, most] = [field[lower], field[upper]];
    if (least === undefined || most === undefined || least <= most) continue;
    report(`${at}/${upper}`, 'limits-crossed', { lower: `${lower} ${least}`, upper: `${upper} ${most}` });
  }
  checkOptions(field, at, report);
  checkPattern(field, at, report);
  const format = field.format === undefined ? undefined : (parseFormat(field.format) ?? undefined);
  if (isFileFormat(format) && typeof field.default === 'string' && field.default !== '')
    report(`${at}/default`, 'default-names-file', { found: field.default });
  if (hasWordDefault({ ...field, format }))
    checkValue('default', String(field.default), { fields: { default: field }, states: {} }, {}, `${at}/default`, report);
  else if (field.default !== undefined) {
    // Choices are records, of which none is empty: forms of records would begin with what every call refuses.
    const rule = field.options && field.default === '' && ownField.test(at) ? 'options' : brokenRule(field.default, field);
    if (rule !== null) report(`${at}/default`, 'default-does-not-fit', { found: JSON.stringify(field.default), allowed: rule });
  }
  if (field.items) checkField(field.items, `${at}/items`, report);
  if (field.properties) {
    checkRequired(field.required, field.properties, `${at}/required`, report);
    checkGroup(field.properties, `${at}/properties`, report, {});
  }
}

function checkFormat({ format, type }: FieldRules, at: string, report: Report): void {
  const parsed = format === undefined ? null : parseFormat(format);
  if (!parsed) return;
  const allowed = formatTypeOf(parsed).types;
  if (!allowed.includes(type)) report(`${at}/format`, 'format-on-wrong-type', { format: format ?? '', found: type, allowed: allowed.join(', ') });
}

function checkOptions(field: FieldRules, at: string, report: Report): void {
  for (const [index, option] of (field.enum ?? []).entries()) {
    if (!isOfType(option, field.type)) report(`${at}/enum/${index}`, 'enum-of-wrong-type', { found: JSON.stringify(option), allowed: field.type });
  }
  if (field.enumTone && field.enumTone.length !== field.enum?.length) {
    report(`${at}/enumTone`, 'enum-tone-length', { found: field.enumTone.length, limit: field.enum?.length ?? 0 });
  }
  if (!field.enumLabel) return;
  if (!field.enum) {
    report(`${at}/enumLabel`, 'enum-label-without-enum', {}, 'key');
    return;
  }
  for (const [language, name] of languageNames) {
    const labels = field.enumLabel[language];
    if (labels.length !== field.enum.length) {
      report(`${at}/enumLabel/${language}`, 'enum-label-length', { language: name, found: labels.length, limit: field.enum.length });
    }
  }
}

function checkPattern({ pattern }: FieldRules, at: string, report: Report): void {
  if (pattern === undefined) return;
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(': ').at(-1) ?? '') : '';
    report(`${at}/pattern`, 'pattern-invalid', { reason });
  }
}

function checkRequired(required: string[] | undefined, fields: Fields, at: string, report: Report): void {
  for (const [index, name] of (required ?? []).entries()) {
    if (!Object.hasOwn(fields, name)) report(`${at}/${index}`, 'required-unknown', { found: name, allowed: allowedText(name, Object.keys(fields)) });
  }
}
