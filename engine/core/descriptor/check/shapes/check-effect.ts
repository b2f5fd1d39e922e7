import { parseValueWord } from '../../../condition/value-word.ts';
import type { EffectFile, FieldFile, ScreenFile } from '../../file-types.ts';
import { parseFormat } from '../../formats.ts';
import { systemFields } from '../../normalize/defaults.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { pointerOf } from '../../parse/pointer.ts';
import { isPrivate } from '../../private-formats.ts';
import type { Scalar } from '../../types.ts';
import { checkCondition, checkValue, type FieldRules, type FieldSet, isReference, momentKind, referencesOf, type WordScope } from './check-condition.ts';
import type { Report } from './check-context.ts';
import { checkNotices } from './check-notice.ts';
import { brokenRule, isOfType } from './value-fits.ts';

const fieldSets = new WeakMap<object, FieldSet>();

/** Returns the fields of a stored record: those of the file, its states and the system's columns. */
export function recordFields(file: Pick<ScreenFile, 'schema' | 'states'>): FieldSet {
  const known = fieldSets.get(file);
  if (known) return known;
  const set = { fields: { ...file.schema?.properties, ...systemFields }, states: file.states ?? {} };
  fieldSets.set(file, set);
  return set;
}

/** Checks an effect, except for the transitions of other screens it triggers, which `checkLookups` checks. */
export function checkEffect(effect: EffectFile, set: FieldSet, at: string, report: Report): void {
  const askFields: Record<string, FieldFile> = effect.ask ?? {};
  if (effect.when) checkCondition(effect.when, set, {}, `${at}/when`, report);
  if (effect.own !== undefined) checkOwn(effect.own, set, `${at}/own`, report);
  if (effect.notBy !== undefined && isKnown(effect.notBy, set, `${at}/notBy`, report) && set.fields[effect.notBy]?.type !== 'integer') {
    report(`${at}/notBy`, 'account-field', { found: effect.notBy });
  }
  for (const [name, value] of Object.entries(effect.set ?? {})) {
    const pointer = at + pointerOf('set', name);
    if (!isKnown(name, set, pointer, report, 'key')) continue;
    if (Object.hasOwn(systemFields, name)) report(pointer, 'set-not-own', { found: name }, 'key');
    else if (set.states[name]) report(pointer, 'set-state', { found: name }, 'key');
    // A day can be held against a moment, but cannot be one.
    else if (String(value).startsWith('$now') && momentKind(set.fields[name]!) === 'day') {
      report(pointer, 'value-word-type', { found: String(value), theirs: 'date-time', field: name, ours: 'date' });
    } else {
      const scope = { form: { fields: askFields, states: {} }, record: set };
      checkValue(name, value, set, scope, pointer, report);
      const rule = isConstant(value) && momentKind(set.fields[name]!) === undefined ? brokenLimit(value, set.fields[name]!) : null;
      if (rule !== null) report(pointer, 'value-does-not-fit', { found: JSON.stringify(value), field: name, allowed: rule });
      checkSealed(name, value, set, scope, pointer, report);
    }
  }
  checkNotices(effect, set, at, report);
  for (const [name, move] of Object.entries(effect.move ?? {})) {
    const pointer = at + pointerOf('move', name);
    if (typeof move !== 'string' && move.when) checkCondition(move.when, set, {}, `${pointer}/when`, report);
    if (!isKnown(name, set, pointer, report, 'key')) continue;
    if (!isReference(set.fields[name]!)) report(pointer, 'move-not-reference', { found: name, allowed: allowedText(name, referencesOf(set)) }, 'key');
  }
}

function isConstant(value: Scalar): boolean {
  return typeof value !== 'string' || parseValueWord(value) === null;
}

/** Returns the rule a value breaks, except type and options, which are reported otherwise; null if it breaks none. */
function brokenLimit(value: Scalar, field: FieldRules): string | null {
  return isOfType(value, field.type) ? brokenRule(value, { ...field, enum: undefined }) : null;
}

/** A sealed field is set only from one that is sealed alike, and is copied into no other. */
function checkSealed(name: string, value: Scalar, set: FieldSet, scope: Required<Omit<WordScope, 'self'>>, at: string, report: Report): void {
  const field = set.fields[name]!;
  const word = typeof value === 'string' ? parseValueWord(value) : undefined;
  const other = word?.kind === 'form' || word?.kind === 'record' ? scope[word.kind].fields[word.field] : undefined;
  const [ours, theirs] = [sealOf(field), other && sealOf(other)];
  if (ours !== theirs) report(at, 'value-word-type', { found: String(value), theirs: theirs ?? typeof value, field: name, ours: ours ?? field.type });
}

/** Returns how values of the field are protected: the format that hides or encrypts them; undefined for a plain field. */
export function sealOf({ format }: FieldRules): string | undefined {
  const parsed = format === undefined ? null : parseFormat(format);
  return parsed && (isPrivate(parsed) || parsed.kind === 'parameters') ? parsed.kind : undefined;
}

/** Checks that each field of `own` contains accounts: a number, a list of numbers, or a lookup, whose field `checkLookups` checks. */
export function checkOwn(own: string | string[], set: FieldSet, at: string, report: Report): void {
  for (const [index, path] of [own].flat().entries()) {
    const pointer = Array.isArray(own) ? `${at}/${index}` : at;
    const [name = '', lookup] = path.split('.');
    if (!isKnown(name, set, pointer, report)) continue;
    const field = set.fields[name]!;
    const fits = lookup === undefined ? holdsAccounts(field) : isReference(field);
    if (!fits) report(pointer, 'own-not-account', { found: path });
  }
}

/** Whether a field can contain account ids: a number or a list of numbers. */
export function holdsAccounts(field: FieldRules): boolean {
  return field.type === 'integer' || (field.type === 'array' && field.items?.type === 'integer');
}

function isKnown(name: string, { fields }: FieldSet, at: string, report: Report, part: 'key' | 'value' = 'value'): boolean {
  if (fields[name]?.computed !== undefined || fields[name]?.rollup !== undefined) report(at, 'computed-not-stored', { found: name }, part);
  else if (Object.hasOwn(fields, name)) return true;
  else report(at, 'unknown-field', { found: name, allowed: allowedText(name, Object.keys(fields)) }, part);
  return false;
}

/** Yields every effect of a file with its JSON pointer. */
export function* effectsOf({ add, edit, states, actions }: ScreenFile): Generator<[EffectFile, string]> {
  if (add) yield [add, '/add'];
  if (edit) yield [edit, '/edit'];
  for (const [field, machine] of Object.entries(states ?? {})) {
    for (const [verb, transition] of Object.entries(machine.transitions ?? {})) yield [transition, pointerOf('states', field, 'transitions', verb)];
  }
  for (const [verb, action] of Object.entries(actions ?? {})) yield [action, pointerOf('actions', verb)];
}
