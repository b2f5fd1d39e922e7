import type { FormatType } from '../format/format-type.ts';
import { allFormats } from '../formats/all-formats.ts';
import type { Text } from '../text/text.ts';

/** What a text of one named format must look like. */
interface TextRule {
  check(value: string): boolean;
  /** What is allowed, as the end of the sentence `{label}…`. */
  allowed: Text;
  /** The whole sentence about a wrong text in a form, where the format has one. */
  wrong?(value: string): Text;
  /** What `check` looks at, where that is all. */
  pattern?: RegExp;
}

/** By format, those whose texts have a shape of their own. */
export const formatRules: Readonly<Record<string, TextRule>> = Object.fromEntries(
  Object.entries<FormatType>(allFormats).flatMap(([name, { rule }]) => {
    if (!rule) return [];
    return [[name, 'check' in rule ? rule : { ...rule, check: (value: string) => rule.pattern.test(value) }]];
  }),
);

/** The checks as ajv's `formats` option and the generated validator modules take them. */
export const formatChecks: Readonly<Record<string, (value: string) => boolean>> = Object.fromEntries(
  Object.entries(formatRules).map(([format, rule]) => [format, rule.check]),
);

/** Undefined when the text has the format, or when the format puts no limit on texts; else what is allowed. */
export function formatError(format: string, value: string): Text | undefined {
  const rule = Object.hasOwn(formatRules, format) ? formatRules[format] : undefined;
  return rule === undefined || rule.check(value) ? undefined : rule.allowed;
}

/** The same for people at a form: the whole sentence, where the format has one. */
export function formatMessage(format: string, value: string): Text | undefined {
  return formatError(format, value) && formatRules[format]?.wrong?.(value);
}
