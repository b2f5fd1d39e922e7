import type { TileAnswer } from '../../../../core/answers/tiles-answer.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Bucket, Tile } from '../../../../core/descriptor/query-types.ts';
import type { Field, Option, Screen, Tone } from '../../../../core/descriptor/types.ts';
import { type ValueWords, valueText } from '../values/value-text.ts';

interface ChartGroup {
  /** As the answer has it: the beginning of an interval, or the value the group has in common. */
  key: unknown;
  label: string;
  /** What its value means: a failure is red wherever it is drawn. */
  tone?: Tone | undefined;
}

/** What a chart draws and its table says: a value for each group, in each series. */
export interface ChartData {
  groups: ChartGroup[];
  /** `values` beside `groups`; null where nothing was measured. */
  series: { label: string; tone?: Tone | undefined; values: (number | null)[] }[];
}

/** Puts the rows of an answer next to every interval of its range. Where nothing was, counts and sums are 0, and other numbers are not known. */
export function chartData(
  { query, label }: Tile,
  { rows = [], stretches, refs }: TileAnswer,
  screen: Pick<Screen, 'fields' | 'derived'>,
  words: ValueWords,
): ChartData {
  const { groupBy, series, aggregate } = query;
  const labelsOf = (name: string | undefined, value: unknown) =>
    valueText(name === undefined ? undefined : fieldOf(screen, name), value, name === undefined ? undefined : refs[name], words);
  const isTime = groupBy?.bucket !== undefined;
  const found = unique(rows.map(({ keys }) => keys[0]));
  const keys = isTime ? (stretches?.length ? stretches : found.map(String).sort()) : found;
  const optionsOf = (name: string | undefined): Option[] => (name === undefined ? undefined : fieldOf(screen, name)?.options) ?? [];
  const toneOf = (name: string | undefined, value: unknown) => optionsOf(name).find((option) => option.value === value)?.tone;
  const lines = series === undefined ? [undefined] : inOrder(unique(rows.map(({ keys }) => keys[1])), optionsOf(series));
  const empty = aggregate === 'count' || aggregate === 'sum' ? 0 : null;
  const values = new Map(rows.map(({ keys, value }) => [nameOf(keys), value]));
  return {
    groups: withDistinctLabels(
      keys.map((key) =>
        groupBy?.bucket
          ? { key, label: bucketLabel(String(key), groupBy.bucket, words.tag) }
          : { key, label: labelsOf(groupBy?.field, key), tone: toneOf(groupBy?.field, key) },
      ),
    ),
    series: withDistinctLabels(lines.map((line) => ({ key: line, label: series === undefined ? words.text(label) : labelsOf(series, line) }))).map(
      ({ key: line, label: name }) => ({
        label: name,
        tone: toneOf(series, line),
        values: keys.map((key) => numberOf(values.get(nameOf(series === undefined ? [key] : [key, line]))) ?? empty),
      }),
    ),
  };
}

/** A chart goes by labels: what is called alike is told apart by its value. */
function withDistinctLabels(groups: ChartGroup[]): ChartGroup[] {
  const isAlone = (label: string) => groups.filter((other) => other.label === label).length === 1;
  return groups.map((group) => (isAlone(group.label) ? group : { ...group, label: `${group.label} (${String(group.key)})` }));
}

/** Series of choices stand as their field lists them, whichever came first on the days at hand: colours and layers stay where they are. */
function inOrder(values: unknown[], options: Option[]): unknown[] {
  const place = (value: unknown) => {
    const at = options.findIndex((option) => option.value === value);
    return at < 0 ? options.length : at;
  };
  return values.toSorted((one, other) => place(one) - place(other));
}

/** What the first column of the chart's table is called. */
export function groupField({ query: { groupBy } }: Tile, screen: Pick<Screen, 'fields' | 'derived'>): Field | undefined {
  return groupBy && fieldOf(screen, groupBy.field);
}

/** `11月17日`, `Nov 17`; with the time for hours, with the year for months. @param start its beginning on the platform's clocks, `2026-11-17` or `2026-11-17 13:00` */
export function bucketLabel(start: string, bucket: Bucket, tag: string): string {
  const moment = Date.parse(start.length > 10 ? `${start.replace(' ', 'T')}:00Z` : `${start}T00:00:00Z`);
  if (Number.isNaN(moment)) return start;
  const parts: Record<Bucket, Intl.DateTimeFormatOptions> = {
    minute: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    hour: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    day: { month: 'short', day: 'numeric' },
    week: { month: 'short', day: 'numeric' },
    month: { year: 'numeric', month: 'short' },
  };
  return new Intl.DateTimeFormat(tag, { ...parts[bucket], timeZone: 'UTC' }).format(moment);
}

function unique(values: unknown[]): unknown[] {
  return [...new Set(values)];
}

function nameOf(keys: unknown[]): string {
  return JSON.stringify(keys);
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
