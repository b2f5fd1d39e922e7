import type { References } from '../../../../core/answers/list-answer.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import type { Text } from '../../../../core/text/text.ts';
import { fonts } from '../../../theme/theme.ts';
import { type WidgetKind, widgetKindOf } from '../../../widgets/base/widget-kind.ts';
import { isKey } from '../../../widgets/text/is-key.ts';

/** Values that take the same room whatever they are, in pixels. */
const widths: Partial<Record<WidgetKind, number>> = {
  boolean: 64,
  image: 64,
  images: 148,
  file: 120,
  files: 120,
  icon: 64,
  color: 110,
  date: 104,
  'date-time': 166,
  phone: 150,
  json: 104,
  secret: 120,
};
/** Pixels a text gets at most before anybody drags its column, and what it can do with when room is short. A part of a key is of no use. */
const limits = { title: { least: 160, most: 400 }, key: { least: 160, most: 240 }, text: { least: 136, most: 240 }, tags: { least: 240, most: 320 } };
/** And where the table has room to spare: a sentence can be read there. */
const mostSpare = 560;
/** Padding of a cell with a little air, and what stands beside a word: arrows of a head, dot of a tag, button that copies. */
const space = { cell: 20, head: 20, tag: 30, chip: 18, copy: 28 };
const monoCharacter = 8.5;

/** What a column would like to have. Pixels. */
export interface ColumnNeed {
  least: number;
  wanted: number;
  /** What it takes of room that is left. */
  whole?: number;
}

export interface MeasuredRows {
  rows: readonly Readonly<Record<string, unknown>>[];
  labels: References;
}

/** What the values at hand need, within bounds, and never less than the head. */
export function columnNeed(field: Field, isTitle: boolean, sample: MeasuredRows, text: (text: Text) => string): ColumnNeed {
  const head = wordWidth(text(field.label)) + space.head + space.cell;
  const still = stillWidth(field, text);
  if (still !== undefined) return { least: Math.max(head, still), wanted: Math.max(head, still) };
  const longest = Math.max(0, ...sample.rows.map((record) => valueWidth(field, record[field.name], sample.labels, text))) + space.cell;
  if (isNumber(field)) return { least: Math.max(head, longest), wanted: Math.max(head, longest) };
  const { least, most } = limits[isTitle ? 'title' : field.type === 'array' ? 'tags' : isMono(field) || isCode(field, sample) ? 'key' : 'text'];
  const wanted = Math.max(head, Math.min(longest, most), isTitle ? least : 0);
  return { wanted, least: Math.min(wanted, Math.max(head, least)), whole: Math.max(wanted, Math.min(longest, mostSpare)) };
}

/** Where every possible value is known, what is on this page does not matter. */
function stillWidth(field: Field, text: (text: Text) => string): number | undefined {
  if (field.options)
    return (
      Math.max(...field.options.map((option) => wordWidth(text(option.label)))) +
      (field.isState || field.options.some(({ tone }) => tone) ? space.tag : 0) +
      space.cell
    );
  return widths[widgetKindOf(field)];
}

function valueWidth(field: Field, value: unknown, labels: References, text: (text: Text) => string): number {
  if (value === null || value === undefined) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + valueWidth(field, element, labels, text) + space.chip, 0);
  const word = widgetKindOf(field) === 'localized' ? (text(value as Text) ?? '') : (labels[field.name]?.[String(value)] ?? String(value));
  if (isNumber(field)) return wordWidth(Number(value).toLocaleString()) + (field.unit ? wordWidth(` ${text(field.unit)}`) : 0) + decimals(field);
  return isMono(field) ? [...word].length * monoCharacter + (isKey(field) ? space.copy : 0) : wordWidth(word);
}

function isMono(field: Field): boolean {
  return isKey(field) || monoKinds.has(widgetKindOf(field));
}

/** Numbers of orders and tickets, which are texts: WO20261128-6GPBF. */
function isCode({ name }: Field, { rows }: MeasuredRows): boolean {
  const values = rows.map((record) => record[name]).filter((value) => value !== null && value !== undefined && value !== '');
  return values.length > 0 && values.every((value) => typeof value === 'string' && /^(?=.*\d)[\w.-]+$/.test(value));
}

/** What stands beside the digits: a currency sign and two digits behind the point, which amounts in whole cents do not have yet, or a sign of the unit. */
function decimals(field: Field): number {
  const kind = widgetKindOf(field);
  return kind === 'money' ? wordWidth('¥.00') : kind === 'percent' ? wordWidth('%') : 0;
}

/** Amounts line up by their digits; ids and references do not. */
export function isNumber(field: Field): boolean {
  return rightAligned.has(widgetKindOf(field)) && field.name !== 'id';
}

/** Pixels of a word in a table. */
export function wordWidth(word: string): number {
  ruler ??= rulerOf(`14px ${fonts.text}`);
  return Math.ceil(ruler.measureText(word).width);
}

let ruler: CanvasRenderingContext2D | undefined;

function rulerOf(font: string) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas to measure words on');
  context.font = font;
  return context;
}

const monoKinds = new Set<WidgetKind>(['code', 'interface']);
const rightAligned = new Set<WidgetKind>(['number', 'money', 'duration', 'percent', 'bytes']);
