import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { formatTypeOf } from '../../../../core/descriptor/formats.ts';
import type { RecordQuery } from '../../../../core/descriptor/query-types.ts';
import type { Field, Screen } from '../../../../core/descriptor/types.ts';
import { formatMoney } from '../../../../core/text/money.ts';
import type { Text } from '../../../../core/text/text.ts';
import { bytesText } from '../../../../formats/bytes/core/bytes-text.ts';
import { type DurationUnit, splitDuration } from '../../../../formats/duration/web/split-duration.ts';
import { formatMoment } from '../../../widgets/base/format-moment.ts';

/** What values need of the language they are read in. */
export interface ValueWords {
  /** BCP 47, for numbers and dates. */
  tag: string;
  text(text: Text | undefined): string;
  duration(unit: DurationUnit, count: number): string;
  yes: string;
  no: string;
  /** Stands for a group of records without a value. */
  nothing: string;
}

/** Wide places have the whole number, an axis the short one (`1.2万`, `12K`). */
type NumberPlace = 'whole' | 'short';

/** The field whose format the numbers of a query have; undefined for counts. */
export function measuredField({ aggregate, field }: Pick<RecordQuery, 'aggregate' | 'field'>, screen: Pick<Screen, 'fields' | 'derived'>): Field | undefined {
  return aggregate === 'count' || field === undefined ? undefined : fieldOf(screen, field);
}

/** A number as its field's format says it. */
export function numberText(field: Field | undefined, value: number, { tag, text, duration }: ValueWords, place: NumberPlace = 'whole'): string {
  const options = place === 'short' ? { notation: 'compact' as const, maximumFractionDigits: 1 } : { maximumFractionDigits: 2 };
  const number = (plain: number) => new Intl.NumberFormat(tag, options).format(plain);
  switch (field?.format?.kind) {
    case 'money':
      return place === 'short' ? `${value < 0 ? '-' : ''}¥${number(Math.abs(value) / 100)}` : formatMoney(Math.round(value));
    case 'percent':
      return `${number(value)}%`;
    case 'bytes':
      return bytesText(Math.round(value));
    case 'duration':
      if (field.unit) break;
      return splitDuration(value)
        .slice(0, place === 'short' ? 1 : 2)
        .map(([unit, count]) => duration(unit, count))
        .join(' ');
    default:
      break;
  }
  return field?.unit && place === 'whole' ? `${number(value)} ${text(field.unit)}` : number(value);
}

/** A value that is no measured number: the word of an option, the label of a record, the text itself. */
export function valueText(field: Field | undefined, value: unknown, labels: Record<string, string> | undefined, words: ValueWords): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  const option = field?.options?.find((one) => one.value === value);
  if (option) return words.text(option.label);
  if (field?.format?.kind === 'ref') return labels?.[String(value)] ?? `#${String(value)}`;
  if (typeof value === 'boolean' || field?.type === 'boolean') return value === true || value === 1 ? words.yes : words.no;
  if (typeof value === 'number') return numberText(field, value, words);
  if (field?.format && formatTypeOf(field.format).comparedAs === 'moment') return formatMoment(String(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
