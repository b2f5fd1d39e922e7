import type { Field } from '../../../../core/descriptor/types.ts';
import type { Text } from '../../../../core/text/text.ts';
import { type WidgetKind, widgetKindOf } from '../../../widgets/base/widget-kind.ts';

const widths: Partial<Record<WidgetKind, number>> = {
  number: 100,
  money: 130,
  boolean: 80,
  image: 80,
  images: 160,
  icon: 90,
  color: 110,
  date: 110,
  'date-time': 170,
  duration: 120,
  phone: 150,
  ref: 120,
  email: 180,
  tags: 180,
  secret: 130,
};
/** Texts by how long they may be: characters at most → pixels. */
const textWidths = [
  [20, 110],
  [64, 150],
] as const;
const longTextWidth = 200;
const titleWidths = { short: 200, long: 280 };
/** Padding of a cell, and what a head or a tag needs around its word. */
const space = { cell: 24, head: 22, tag: 30, unit: 60 };

/** Pixels a column gets before anybody drags it: what its values need, and never less than its head. */
export function columnWidth(field: Field, isTitle: boolean, text: (text: Text) => string): number {
  const head = wordWidth(text(field.label)) + space.head + space.cell;
  return Math.max(head, isTitle ? titleWidth(field) : valueWidth(field, text));
}

function titleWidth(field: Field): number {
  return (field.schema.maxLength ?? Number.POSITIVE_INFINITY) <= 64 ? titleWidths.short : titleWidths.long;
}

function valueWidth(field: Field, text: (text: Text) => string): number {
  if (field.options) return Math.max(...field.options.map((option) => wordWidth(text(option.label)))) + space.tag + space.cell;
  if (field.unit) return wordWidth(text(field.unit)) + space.unit + space.cell;
  const width = widths[widgetKindOf(field)];
  if (width !== undefined) return width;
  const longest = field.schema.maxLength ?? Number.POSITIVE_INFINITY;
  return textWidths.find(([characters]) => longest <= characters)?.[1] ?? longTextWidth;
}

/** About how wide a word is at 14 pixels: Chinese characters are square, others about half of that. */
function wordWidth(word: string): number {
  return Math.ceil([...word].reduce((sum, character) => sum + (character > '\u2e80' ? 14 : 7.8), 0));
}

const rightAligned = new Set<WidgetKind>(['number', 'money', 'duration']);

/** Amounts line up by their digits; ids and references do not. */
export function columnAlign(field: Field): 'right' | undefined {
  return rightAligned.has(widgetKindOf(field)) && field.name !== 'id' ? 'right' : undefined;
}
