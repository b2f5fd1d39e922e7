import { labelLists } from '../../../../engine/core/text/text.ts';
import { texts as examples } from '../../../../generated/words/node-http/value-styles.ts';
import type { ValueStyle } from '../../../model/semantics/runtime/runtime.ts';

/** Every way to write a value. In the examples `v` is the name, 1 and 2 are a list, a and b the members of an object. */
export const valueStyles = [
  'form*',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'tabDelimited',
  'deepObject',
  'json',
  'file',
  'simple',
  'simple*',
  'label',
  'label*',
  'matrix',
  'matrix*',
] as const satisfies readonly ValueStyle[];

export const styleLabels = labelLists(valueStyles.map((style) => examples[style]));

export function isValueStyle(value: unknown): value is ValueStyle {
  return valueStyles.some((style) => style === value);
}
