import { texts as words } from '../../../../generated/words/engine-core/parameter-texts.ts';
import type { Parameter } from '../../protocol/parameter.ts';
import type { Text } from '../../text/text.ts';
import { about, valueTexts } from '../value-texts.ts';

/** The messages about parameters. Printed PHP has the same ones. */
export const parameterTexts = {
  required: words.required,
  blank: words.blank,
  null: words.null,
  unknown: words.unknown,
  type: words.type,
  enum: about(words.parameter, valueTexts.enum),
  pattern: about(words.parameter, valueTexts.pattern),
  format: words.format,
  depth: about(words.name, valueTexts.depth),
  json: words.json,
  value_min: about(words.parameter, valueTexts.value_min),
  value_max: about(words.parameter, valueTexts.value_max),
  value_above: about(words.parameter, valueTexts.value_above),
  value_below: about(words.parameter, valueTexts.value_below),
  length_min: about(words.parameter, valueTexts.length_min),
  length_max: about(words.parameter, valueTexts.length_max),
  count_min: about(words.parameter, valueTexts.count_min),
  count_max: about(words.parameter, valueTexts.count_max),
} as const satisfies Record<string, Text>;

export const parameterTypeTexts: Record<Parameter['type'], Text> = words.parameterTypeTexts;

/** The allowed range for an integer that is too large. */
export const integerRangeTexts = words.integerRangeTexts;
