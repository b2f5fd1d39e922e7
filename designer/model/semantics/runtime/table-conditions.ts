import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/table-conditions.ts';
import type { TableColumn } from '../../types/definition.ts';
import { namedInSentence } from '../../types/type-label.ts';
import { columnValue } from '../values/column-value.ts';
import { Failure } from '../values/failure.ts';
import type { TableCondition, TableConditions, TableMatch } from './runtime.ts';

type ColumnType = TableColumn['type'];

const ordered: readonly ColumnType[] = ['integer', 'float', 'date'];
const compared: readonly ColumnType[] = ['string', ...ordered];

/** The column types of each match. */
const matchTypes: Readonly<Record<TableMatch, readonly ColumnType[]>> = {
  equal: [...compared, 'boolean'],
  not: [...compared, 'boolean'],
  in: compared,
  contains: ['string'],
  from: ordered,
  after: ordered,
  to: ordered,
  before: ordered,
  empty: [...compared, 'boolean'],
};

export const tableMatches = Object.keys(matchTypes) as readonly TableMatch[];

/** Returns the matches a column type supports. */
export function matchesOf(type: ColumnType): TableMatch[] {
  return tableMatches.filter((match) => matchTypes[match].includes(type));
}

/** Maximum number of values of a list, and of characters of a text, that a column is compared with. */
export const mostCompared = 1_000;

/** Generated PHP has the same texts. */
export const conditionTexts = texts;

/** A condition with a value, converted to the column's type. */
export interface CountingCondition {
  column: string;
  type: ColumnType;
  match: TableMatch;
  /** Of `in`: a list without nulls. */
  value: unknown;
}

/**
 * Returns the conditions with a value, validated.
 * @param typeOf throws for a column the table does not have; null for one that interfaces cannot carry
 * @throws Failure 400 for a match that the column's type does not support, and for a value that does not fit
 */
export function countingConditions(
  { where = [], any = [] }: TableConditions,
  typeOf: (column: string) => ColumnType | null,
): { where: CountingCondition[]; any: CountingCondition[] } {
  const counting = (conditions: readonly TableCondition[]) =>
    conditions.flatMap(([column, match, value]) => {
      const type = typeOf(column);
      if (type === null || !matchTypes[match].includes(type)) throw new Failure(400, fillText(texts.match, { name: column, match }));
      return value === null || value === undefined ? [] : [{ column, type, match, value: comparedValue(column, type, match, value) }];
    });
  return { where: counting(where), any: counting(any) };
}

function comparedValue(name: string, type: ColumnType, match: TableMatch, value: unknown): unknown {
  if (match === 'in') {
    if (!Array.isArray(value)) throw new Failure(400, fillText(texts.value, { name, type: namedInSentence('array') }));
    if (value.length > mostCompared) throw new Failure(400, fillText(texts.list, { name, most: mostCompared }));
    return value.filter((one) => one !== null && one !== undefined).map((one) => fittingValue(name, type, one));
  }
  const fitting = fittingValue(name, match === 'empty' ? 'boolean' : type, value);
  // In code points, as everywhere.
  if (match === 'contains' && [...String(fitting)].length > mostCompared) throw new Failure(400, fillText(texts.text, { name, most: mostCompared }));
  return fitting;
}

function fittingValue(name: string, type: ColumnType, value: unknown): unknown {
  const converted = columnValue(type, value);
  if (!fits(type, converted)) throw new Failure(400, fillText(texts.value, { name, type: namedInSentence(type) }));
  return converted;
}

function fits(type: ColumnType, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'float') return Number.isFinite(value);
  return typeof value === 'string' && !value.includes('\0');
}
