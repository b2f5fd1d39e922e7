import type { Field } from '../../../../core/descriptor/types.ts';
import { type WidgetKind, widgetKindOf } from '../../../widgets/widget-kind.ts';

const widths: Partial<Record<WidgetKind, number>> = {
  number: 110,
  money: 140,
  boolean: 90,
  state: 130,
  options: 130,
  image: 80,
  images: 160,
  icon: 90,
  color: 120,
  date: 120,
  'date-time': 180,
  duration: 130,
  phone: 130,
  ref: 150,
  email: 200,
  tags: 200,
  secret: 130,
};
const usualWidth = 200;
const titleWidth = 260;

/** Pixels a column gets before anybody drags it. */
export function columnWidth(field: Field, isTitle: boolean): number {
  return isTitle ? titleWidth : (widths[widgetKindOf(field)] ?? usualWidth);
}

const rightAligned = new Set<WidgetKind>(['number', 'money', 'duration']);

/** Amounts line up by their digits; ids and references do not. */
export function columnAlign(field: Field): 'right' | undefined {
  return rightAligned.has(widgetKindOf(field)) && field.name !== 'id' ? 'right' : undefined;
}
