import type { FormatType } from '../format/format-type.ts';
import { allFormats } from '../formats/all-formats.ts';
import type { Text } from '../text/text.ts';

/** What a text of one named format must satisfy. */
interface TextRule {
  check(value: string): boolean;
  /** What is allowed, as the end of the sentence `{label}…`. */
  allowed: Text;
  /** The whole sentence about a wrong text in a form, where the format has one. */
  wrong?(value: string): Text;
  /** What `check` looks at, where that is all. */
  pattern?: RegExp;
}

/** The formats with a rule for texts. */
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

/** Returns what is allowed if the text violates the format; undefined if it is valid, or if the format has no rule for texts. */
export function formatError(format: string, value: string): Text | undefined {
  const rule = Object.hasOwn(formatRules, format) ? formatRules[format] : undefined;
  return rule === undefined || rule.check(value) ? undefined : rule.allowed;
}

/** Returns what is wrong with a text as a whole sentence for forms; undefined if it has the format, or if the format has no such sentence. */
export function formatMessage(format: string, value: string): Text | undefined {
  return formatError(format, value) && formatRules[format]?.wrong?.(value);
}
