import { texts } from '../../../../generated/words/engine-core/check-fields.ts';
import type { JsonType } from '../../format/format-type.ts';
import { formatTypeOf, parseFormat } from '../formats.ts';
import { systemFields } from '../normalize/defaults.ts';
import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import type { Condition, FieldFile } from '../types.ts';
import type { Candidate, Report } from './check-context.ts';
import { brokenRule, isOfType } from './value-fits.ts';

type AnyField = Omit<FieldFile, 'label'> & { label?: FieldFile['label'] };
type Fields = Record<string, AnyField>;

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

/** Columns and call parameters a field may not be named after. */
const systemColumns = new Set([...Object.keys(systemFields), 'deleted_at']);
const callParameters = new Set(['ids', 'clear', 'request_key', 'service', 's', 'access_token']);

/** Every field of a descriptor for itself: names, formats, limits, options, defaults, conditions. */
export function checkFields({ file }: Candidate, report: Report): void {
  const top = (fields: Fields, pointer: string): void => {
    for (const name of Object.keys(fields)) {
      if (systemColumns.has(name)) report(pointer + pointerOf(name), 'system-field', { found: name }, 'key');
      if (callParameters.has(name)) report(pointer + pointerOf(name), 'reserved-field', { found: name }, 'key');
    }
    checkGroup(fields, pointer, report, file.states ?? {});
  };
  if (file.schema) {
    checkRequired(file.schema.required, file.schema.properties, '/schema/required', report);
    top(file.schema.properties, '/schema/properties');
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
    if (field.when) checkCondition(field.when, fields, states, `${at}/when`, report);
  }
}

function checkField(field: AnyField, at: string, report: Report): void {
  checkFormat(field, at, report);
  for (const [keyword, types] of Object.entries(keywordTypes)) {
    if (field[keyword as keyof AnyField] === undefined || types.includes(field.type)) continue;
    report(`${at}/${keyword}`, 'keyword-on-wrong-type', { keyword, found: field.type, allowed: types.join(', ') }, 'key');
  }
  for (const [lower, upper] of limitPairs) {
    const [least, most] = [field[lower], field[upper]];
    if (least === undefined || most === undefined || least <= most) continue;
    report(`${at}/${upper}`, 'limits-crossed', { lower: `${lower} ${least}`, upper: `${upper} ${most}` });
  }
  checkOptions(field, at, report);
  checkPattern(field, at, report);
  if (field.default !== undefined) {
    const rule = brokenRule(field.default, field);
    if (rule !== null) report(`${at}/default`, 'default-does-not-fit', { found: JSON.stringify(field.default), allowed: rule });
  }
  if (field.items) checkField(field.items, `${at}/items`, report);
  if (field.properties) {
    checkRequired(field.required, field.properties, `${at}/required`, report);
    checkGroup(field.properties, `${at}/properties`, report, {});
  }
}

function checkFormat({ format, type }: AnyField, at: string, report: Report): void {
  const parsed = format === undefined ? null : parseFormat(format);
  if (!parsed) return;
  const allowed = formatTypeOf(parsed).types;
  if (!allowed.includes(type)) report(`${at}/format`, 'format-on-wrong-type', { format: format ?? '', found: type, allowed: allowed.join(', ') });
}

function checkOptions(field: AnyField, at: string, report: Report): void {
  for (const [index, option] of (field.enum ?? []).entries()) {
    if (!isOfType(option, field.type)) report(`${at}/enum/${index}`, 'enum-of-wrong-type', { found: JSON.stringify(option), allowed: field.type });
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

function checkPattern({ pattern }: AnyField, at: string, report: Report): void {
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

/** The fields of a condition exist and can have the values asked for. */
export function checkCondition(when: Condition, fields: Fields, states: NonNullable<Candidate['file']['states']>, at: string, report: Report): void {
  for (const [name, wanted] of Object.entries(when)) {
    const field = fields[name];
    if (!field) {
      report(at + pointerOf(name), 'unknown-field', { found: name, allowed: allowedText(name, Object.keys(fields)) }, 'key');
      continue;
    }
    const machine = states[name];
    const options = machine ? Object.keys(machine.values) : field.enum;
    for (const [index, value] of [wanted].flat().entries()) {
      const possible = options ? options.some((option) => option === value) : isOfType(value, field.type);
      if (possible) continue;
      const place = at + pointerOf(name) + (Array.isArray(wanted) ? `/${index}` : '');
      report(place, 'when-value', { field: name, found: JSON.stringify(value), allowed: allowedText(String(value), options ?? [field.type]) });
    }
  }
}
