import type { Field } from '../../../engine/core/descriptor/types.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts as common } from '../../../generated/words/plugin-docs/common-texts.ts';
import { texts as words } from '../../../generated/words/plugin-docs/describe-parameter.ts';
import type { DocParameter } from '../shared/call-list.ts';

/**
 * A parameter with its words in both languages and, where it is a record's field, with that field's limits.
 * @param isNew required fields and defaults hold: the call makes something new instead of changing some fields
 */
export function describeParameter(parameter: Parameter, field: Field | undefined, isNew: boolean): DocParameter {
  const { text: own, ...rest } = parameter;
  const text = field ? fieldText(field) : (own ?? commonTexts[parameter.name]);
  return { ...rest, ...(text && { text }), ...(field && limitsOf(field, isNew)) };
}

function fieldText({ label, hint }: Field): Text {
  return hint ? fillText(words.labelAndHint, { label, hint }) : label;
}

function limitsOf({ schema, options, format, required, when, default: initial }: Field, isNew: boolean): Partial<DocParameter> {
  const min = schema.minLength ?? schema.minimum ?? schema.minItems;
  const max = schema.maxLength ?? schema.maximum ?? schema.maxItems;
  const values = schema.enum?.filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean');
  const kind = format?.kind === 'ref' ? `ref:${format.screen}.${format.field}` : (format?.kind ?? schema.format);
  return {
    // A field that shows only under a condition is required only then.
    ...(isNew && required && !when && { required: true }),
    ...(isNew && initial !== undefined && { default: initial }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(schema.pattern !== undefined && { pattern: schema.pattern }),
    ...(kind !== undefined && { format: kind }),
    ...(values && values.length > 0 && { enum: values }),
    ...(options && { options: options.map(({ value, label }) => ({ value, label })) }),
  };
}

/** Parameters that many of the platform's own calls share. */
const commonTexts: Readonly<Record<string, Text>> = common;
