import { isComparison } from '../../../core/condition/matches-condition.ts';
import { parseValueWord, resolveValue, type ValueContext } from '../../../core/condition/value-word.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { formatTypeOf } from '../../../core/descriptor/formats.ts';
import { systemFields } from '../../../core/descriptor/normalize/defaults.ts';
import { normalizeField } from '../../../core/descriptor/normalize/normalize-field.ts';
import type { Condition, Field, Scalar, Screen, Wanted } from '../../../core/descriptor/types.ts';
import { dateForm, parseDate, platformDay } from '../../../core/text/date.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { FieldCondition, Condition as QueryCondition } from '../../kernel/ports/repository.ts';

/** Returns what the words of conditions and effects resolve to in this call. Whole seconds, so that what was counted just now is found again. */
export function contextOf({ session }: Call): ValueContext {
  const now = new Date(Math.floor(Date.now() / 1_000) * 1_000);
  return session ? { now, account: session.accountId, level: session.level } : { now };
}

/**
 * Translates a condition of a descriptor for the database: it selects exactly the records for which `matchesCondition` is true. What is unknown (a
 * word without a value, a reference to a screen that is not live) selects nothing.
 */
export function conditionQuery(
  platform: Pick<Platform, 'screens' | 'repositories'>,
  screen: Screen,
  condition: Condition | undefined,
  context: ValueContext,
): QueryCondition[] {
  return Object.entries(condition ?? {}).flatMap(([path, wanted]) => {
    const [name = '', lookup] = path.split('.');
    if (lookup === undefined) return wantedOf(storedField(platform, screen, name), wanted, context, (other) => storedField(platform, screen, other));
    const target = targetOf(platform, screen, name);
    const table = target && platform.repositories.of(target)?.table;
    if (!target || !table) return [nothing];
    return [{ field: name, within: { table, conditions: wantedOf(fieldOf(target, lookup), wanted, context) } }];
  });
}

/** Returns the live screen a reference field refers to, or null. */
export function targetOf(platform: Pick<Platform, 'screens'>, screen: Screen, name: string): Screen | null {
  const format = storedField(platform, screen, name)?.format;
  return format?.kind === 'ref' ? (platform.screens.find(format.screen) ?? null) : null;
}

/** The condition of a face may depend on fields it does not show: those of its base, and a record's creator, whom no screen of the portal shows. */
function storedField({ screens }: Pick<Platform, 'screens'>, screen: Screen, name: string): Field | undefined {
  const found = fieldOf(screen, name) ?? fieldOf(screens.find(screen.records) ?? screen, name);
  return found ?? (name === makerField.name && screen.source === undefined ? makerField : undefined);
}

const makerField: Field = { ...normalizeField('created_by', systemFields.created_by!, { required: false }), isSystem: true };

type Limit = 'before' | 'after' | 'to' | 'from';

const nothing: FieldCondition = { field: 'id', operator: 'in', value: [] };

/** @param self the field of the same record that `$self` names */
function wantedOf(
  field: Field | undefined,
  wanted: Wanted,
  context: ValueContext,
  self: (name: string) => Field | undefined = () => undefined,
): QueryCondition[] {
  if (!field) return [nothing];
  if (!isComparison(wanted)) return [among(field, [wanted].flat(), context)];
  const { before, after, atMost, atLeast, not, empty } = wanted;
  const limited = (operator: Limit, value: Scalar | undefined) => limit(field, operator, value, context, self);
  return [
    ...limited('before', before),
    ...limited('after', after),
    ...limited('to', atMost),
    ...limited('from', atLeast),
    ...(not === undefined ? [] : [{ ...among(field, [not].flat(), context), operator: 'not' as const }]),
    ...(empty === undefined ? [] : [{ field: field.name, operator: 'empty' as const, value: empty }]),
  ];
}

/** An unset switch counts as off. */
function among(field: Field, options: Scalar[], context: ValueContext): FieldCondition {
  const values = options.map((option) => resolveValue(option, context)).filter((value) => value !== undefined && value !== null);
  const all = values.includes(false) ? [...values, null] : values;
  return all.length === 1 && field.type !== 'array' ? { field: field.name, operator: 'eq', value: all[0] } : { field: field.name, operator: 'in', value: all };
}

function limit(field: Field, operator: Limit, wanted: Scalar | undefined, context: ValueContext, self: (name: string) => Field | undefined): QueryCondition[] {
  if (wanted === undefined) return [];
  const word = typeof wanted === 'string' ? parseValueWord(wanted) : null;
  if (word?.kind === 'self') {
    const other = self(word.field);
    return [other ? { field: field.name, is: operator, column: other.name } : nothing];
  }
  const value = resolveValue(wanted, context);
  return [value === undefined || value === null ? nothing : { field: field.name, operator, value: comparable(field, operator, value) }];
}

/** A day and a moment are compared as days: a day stands for its first moment, and for its last one where that still satisfies "at most". */
function comparable({ format }: Field, operator: Limit, value: unknown): unknown {
  const compared = format && formatTypeOf(format).comparedAs;
  const moment = typeof value === 'string' ? parseDate(value) : null;
  if (moment === null || (compared !== 'day' && compared !== 'moment')) return value;
  const isDay = dateForm.exec(String(value))?.[4] === undefined;
  if (compared === 'day') return isDay ? value : platformDay(moment);
  return new Date(isDay && (operator === 'to' || operator === 'after') ? moment + 86_399_999 : moment).toISOString();
}
