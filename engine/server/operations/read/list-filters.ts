import { texts } from '../../../../generated/words/engine-server/list-filters.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { formatTypeOf } from '../../../core/descriptor/formats.ts';
import { isPrivate } from '../../../core/descriptor/private-formats.ts';
import type { Field, Screen } from '../../../core/descriptor/types.ts';
import { type FilterOperator, filterOperators } from '../../../core/protocol/filter.ts';
import { parseDate } from '../../../core/text/date.ts';
import { fillText, plainText, type Text } from '../../../core/text/text.ts';
import type { InvalidField } from '../../../core/validation/invalid-field.ts';
import type { FieldCondition } from '../../kernel/ports/repository.ts';

const maxChoices = 200;
/** Characters of a text that is looked for. */
const maxLength = 1_000;
/** Databases disagree on what was before and what comes after. */
const [earliest, latest] = [Date.UTC(1000, 0), Date.UTC(10_000, 0) - 1];

/** Returns the fields a List call may filter by: those the descriptor names, the tabs, the fields of a tree or a kanban, and the id. Never private fields. */
function filterableFields(screen: Screen): Field[] {
  const { filters = [], tabs, parent, state } = screen.list ?? {};
  const names = new Set(['id', ...filters, tabs, parent, state]);
  return [...names].flatMap((name) => (name === undefined ? [] : (fieldOf(screen, name) ?? []))).filter((field) => !isPrivate(field.format));
}

/**
 * Converts the `filters` of a call to validated conditions. A field that must not be filtered is refused in the same words for any value, so the
 * answer reveals nothing.
 */
export function parseFilters(screen: Screen, filters: Record<string, unknown>): { conditions: FieldCondition[]; errors: InvalidField[] } {
  const allowed = filterableFields(screen);
  const conditions: FieldCondition[] = [];
  const errors: InvalidField[] = [];
  for (const [name, filter] of Object.entries(filters)) {
    const field = allowed.find((candidate) => candidate.name === name);
    if (!field) {
      errors.push(filterError('filters', 'unknown', texts.field, { name, allowed: allowed.map((candidate) => candidate.name).join(', ') }));
      continue;
    }
    const one = parseFilter(field, filter);
    conditions.push(...one.conditions);
    errors.push(...one.errors);
  }
  return { conditions, errors };
}

/** Parses the filter of one field: a value, or operators with values. */
export function parseFilter(field: Field, filter: unknown): { conditions: FieldCondition[]; errors: InvalidField[] } {
  const conditions: FieldCondition[] = [];
  const errors: InvalidField[] = [];
  const { name, label } = field;
  for (const [operator, value] of Object.entries(isObject(filter) ? singled(filter) : { eq: filter })) {
    const usable = operatorsOf(field);
    const known = usable.find((candidate) => candidate === operator);
    if (!known) {
      errors.push(filterError(`filters.${name}`, 'operator', texts.operator, { operator, label, allowed: usable.join(', ') }));
      continue;
    }
    const parsed = parseValue(field, known, value);
    if (parsed === undefined) errors.push(filterError(`filters.${name}`, 'type', texts.value, { label, operator, wanted: wantedOf(field, known) }));
    else conditions.push({ field: name, operator: known === 'contains' && kindOf(field) === 'members' ? 'in' : known, value: parsed });
  }
  return { conditions, errors };
}

/** A range from a number to the same number is an equality, which an index answers. */
function singled({ from, to, ...others }: Record<string, unknown>): Record<string, unknown> {
  if (typeof from === 'number' && from === to) return { ...others, eq: from };
  return { ...others, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Returns the operators a field supports; no others reach a query. */
function operatorsOf(field: Field): FilterOperator[] {
  const kind = kindOf(field);
  return filterOperators.filter((operator) => operatorsByKind[kind].includes(operator));
}

/** `members` is a list of references or of options, which is searched by element. */
type Kind = 'choice' | 'text' | 'number' | 'boolean' | 'moment' | 'members' | 'list';

const operatorsByKind: Record<Kind, FilterOperator[]> = {
  choice: ['eq', 'in', 'empty'],
  text: ['eq', 'in', 'contains', 'empty'],
  number: ['eq', 'in', 'from', 'to', 'empty'],
  boolean: ['eq', 'empty'],
  moment: ['eq', 'from', 'to', 'empty'],
  members: ['in', 'contains', 'empty'],
  list: ['contains', 'empty'],
};

function kindOf(field: Field): Kind {
  if (field.options) return 'choice';
  if (field.type === 'array' && (field.element?.options || field.element?.format?.kind === 'ref')) return 'members';
  const compared = field.format && formatTypeOf(field.format).comparedAs;
  if (compared) return compared === 'day' ? 'moment' : compared;
  switch (field.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
    case 'object':
      return 'list';
    case 'string':
      return 'text';
  }
}

/** Returns the value as the repository compares it; undefined if it is not of the field's type. */
function parseValue(field: Field, operator: FilterOperator, value: unknown): unknown {
  switch (operator) {
    case 'empty':
      return parseBoolean(value);
    case 'in': {
      if (!Array.isArray(value) || value.length === 0 || value.length > maxChoices) return undefined;
      const values = value.map((one) => parseOne(field, one));
      return values.includes(undefined) ? undefined : values;
    }
    case 'contains':
      if (kindOf(field) === 'members') return parseOne(field, value);
      return (typeof value === 'string' || typeof value === 'number') && isSearchable(String(value)) ? String(value) : undefined;
    case 'from':
    case 'to':
      return kindOf(field) === 'moment' ? parseMoment(field, value, operator) : parseOne(field, value);
    case 'eq':
      return parseOne(field, value);
  }
}

function parseOne(field: Field, value: unknown): unknown {
  switch (kindOf(field)) {
    case 'choice':
      return field.options?.find((option) => option.value === value || String(option.value) === value)?.value;
    case 'text':
      return typeof value === 'string' && isSearchable(value) ? value : undefined;
    case 'number':
      return parseNumber(field, value);
    case 'boolean':
      return parseBoolean(value);
    case 'moment':
      return parseMoment(field, value, 'from');
    case 'members':
      return field.element && parseOne(field.element, value);
    case 'list':
      return undefined;
  }
}

function parseNumber(field: Field, value: unknown): number | undefined {
  const isText = typeof value === 'string' && /^-?(0|[1-9]\d{0,15})(\.\d{1,10})?$/.test(value);
  const number = isText ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return field.type === 'number' || Number.isSafeInteger(number) ? number : undefined;
}

function parseBoolean(value: unknown): boolean | undefined {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
}

/** A day stands for its first moment, or for its last one as an upper limit. Times without a zone are the platform's. */
function parseMoment(field: Field, value: unknown, side: 'from' | 'to'): string | undefined {
  const moment = typeof value === 'string' ? parseDate(value) : null;
  if (typeof value !== 'string' || moment === null || moment < earliest || moment > latest) return undefined;
  if (field.format && formatTypeOf(field.format).comparedAs === 'day') return value.slice(0, 10);
  return value.length === 10 ? `${value} ${side === 'from' ? '00:00:00.000' : '23:59:59.999'}` : value;
}

/** Whether a database can compare the text. */
export function isSearchable(text: string): boolean {
  return text.length <= maxLength && !text.includes('\0') && text.isWellFormed();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wantedOf(field: Field, operator: FilterOperator): Text {
  if (operator === 'empty') return wanted.boolean;
  if (operator === 'in') {
    const values = optionsOf(field);
    return values === '' ? wanted.choices : fillText(texts.options, { maxChoices, values });
  }
  if (kindOf(field) === 'members' && field.element) return wantedOf(field.element, 'eq');
  const kind = kindOf(field);
  if (operator === 'contains' || kind === 'list') return wanted.text;
  if (kind !== 'choice' && kind !== 'members') return wanted[kind];
  return plainText(optionsOf(field));
}

function optionsOf({ options, element }: Field): string {
  return (options ?? element?.options ?? []).map((option) => option.value).join(', ');
}

function filterError(field: string, code: string, text: Text, values: Record<string, string | Text>): InvalidField {
  return { field, code, text: fillText(text, values) };
}

const wanted: Record<Exclude<Kind, 'choice' | 'members' | 'list'> | 'choices', Text> = {
  text: fillText(texts.text, { maxLength }),
  number: texts.number,
  boolean: texts.boolean,
  moment: texts.moment,
  choices: fillText(texts.choices, { maxChoices }),
};
