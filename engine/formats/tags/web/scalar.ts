import type { JsonType } from '../../../core/format/format-type.ts';
import { halfWidthDigits } from '../../../web/widgets/number/half-width-digits.ts';

/** The value a typed text stands for; a text that is no number stays a text, and the check names it. */
export function scalarOf(type: JsonType | undefined, text: string): string | number {
  if (type !== 'integer' && type !== 'number') return text;
  const number = Number(halfWidthDigits(text));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}
