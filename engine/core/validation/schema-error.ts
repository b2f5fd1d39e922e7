import { texts } from '../../../generated/words/engine-core/schema-error.ts';
import { formatTypeOf } from '../descriptor/formats.ts';
import type { Field } from '../descriptor/types.ts';
import { eachLanguage, fillText, joinTexts, plainText, type Text } from '../text/text.ts';
import { formatRules } from './formats.ts';
import type { InvalidField } from './invalid-field.ts';
import { about, valueTexts } from './value-texts.ts';

/** An error of one value as ajv reports it, in compiled validators and generated modules alike. */
export interface SchemaError {
  /** JSON pointer into the record. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/**
 * Words an error of ajv for people. The field's own `error` text replaces messages about the form of a value.
 * @param values the record, for formats whose message depends on the value
 */
export function invalidFieldOf(error: SchemaError, fields: readonly Field[], values: Readonly<Record<string, unknown>>): InvalidField {
  const parts = error.instancePath.split('/').slice(1).map(unescapePointer);
  const field = fields.find((candidate) => candidate.name === parts[0]);
  const missing =
    error.keyword === 'required' ? error.params.missingProperty : error.keyword === 'additionalProperties' ? error.params.additionalProperty : undefined;
  if (typeof missing === 'string') parts.push(missing);
  const code = codeOf(error.keyword);
  const inner = innermost(field, parts.slice(1));
  const isAboutForm = code === 'pattern' || code === 'format' || code === 'enum' || code === 'type';
  const text = isAboutForm && inner?.error ? inner.error : fillText(textOf(error, inner, valueAt(values, parts)), { label: labelOf(field, parts) });
  return { field: parts.join('.'), code, text };
}

/** Returns the stable code, the same as for parameters of calls. */
function codeOf(keyword: string): string {
  switch (keyword) {
    case 'minimum':
    case 'exclusiveMinimum':
    case 'minLength':
    case 'minItems':
      return 'min';
    case 'maximum':
    case 'exclusiveMaximum':
    case 'maxLength':
    case 'maxItems':
      return 'max';
    case 'multipleOf':
      return 'step';
    case 'uniqueItems':
      return 'repeated';
    case 'additionalProperties':
      return 'unknown';
    default:
      return keyword;
  }
}

function textOf({ keyword, params }: SchemaError, field: Field | undefined, value: unknown): Text {
  const bound = amountOf(params.limit ?? params.multipleOf, keyword, field);
  const mustBe = field?.format && formatTypeOf(field.format).mustBe;
  switch (keyword) {
    case 'required':
      return texts.required;
    case 'type':
      if (mustBe) return fillText(texts.labelled, { allowed: mustBe });
      return fillText(texts.type, { type: typeTexts[String(params.type)] ?? String(params.type) });
    case 'enum':
    case 'const':
      return fillText(about(label, valueTexts.enum), { allowed: allowedValues(params.allowedValues, field) });
    case 'format': {
      const rule = formatRules[String(params.format)];
      return rule ? (rule.wrong?.(String(value)) ?? fillText(texts.labelled, { allowed: rule.allowed })) : texts.other;
    }
    case 'pattern':
      return fillText(texts.pattern, { pattern: String(params.pattern) });
    case 'minLength':
      return fillText(about(label, valueTexts.length_min), { bound });
    case 'maxLength':
      return fillText(about(label, valueTexts.length_max), { bound });
    case 'minItems':
      return fillText(about(label, valueTexts.count_min), { bound });
    case 'maxItems':
      return fillText(about(label, valueTexts.count_max), { bound });
    case 'minimum':
      return fillText(about(label, valueTexts.value_min), { bound });
    case 'maximum':
      return fillText(about(label, valueTexts.value_max), { bound });
    case 'exclusiveMinimum':
      return fillText(about(label, valueTexts.value_above), { bound });
    case 'exclusiveMaximum':
      return fillText(about(label, valueTexts.value_below), { bound });
    case 'multipleOf':
      return fillText(texts.multipleOf, { bound });
    case 'uniqueItems':
      return texts.uniqueItems;
    case 'additionalProperties':
      return texts.unknown;
    default:
      return texts.other;
  }
}

/** Returns a limit as people read it: as its format writes it (money in yuan), other values with their unit, lengths as numbers. */
function amountOf(limit: unknown, keyword: string, field: Field | undefined): Text {
  const isValue = /imum$|^multipleOf$/i.test(keyword);
  const read = field?.format && formatTypeOf(field.format).limitText;
  if (isValue && read) return same(read(Number(limit)));
  const plain = String(limit);
  return isValue && field?.unit ? fillText(texts.withUnit, { plain, unit: field.unit }) : same(plain);
}

function allowedValues(values: unknown, field: Field | undefined): Text {
  const allowed: unknown[] = Array.isArray(values) ? values : [];
  const labels = allowed.map((value) => field?.options?.find((option) => option.value === value)?.label ?? same(String(value)));
  return joinTexts(labels);
}

function valueAt(values: unknown, parts: string[]): unknown {
  return parts.reduce<unknown>((here, part) => (typeof here === 'object' && here !== null ? Reflect.get(here, part) : undefined), values);
}

/** Returns the field the error is about: an element or member, if the descriptor defines it. */
function innermost(field: Field | undefined, parts: string[]): Field | undefined {
  return parts.reduce<Field | undefined>(
    (here, part) => (here?.type === 'array' ? here.element : here?.members?.find((member) => member.name === part)),
    field,
  );
}

/** Returns the labels of the path to a nested value: `Addresses #2 City`. */
function labelOf(field: Field | undefined, parts: string[]): Text {
  const words = [field?.label ?? same(parts[0] ?? '')];
  let here = field;
  for (const part of parts.slice(1)) {
    const isElement = here?.type === 'array';
    here = isElement ? here?.element : here?.members?.find((member) => member.name === part);
    words.push(isElement ? same(`#${Number(part) + 1}`) : (here?.label ?? same(part)));
  }
  return eachLanguage((language) => words.map((word) => word[language]).join(' '));
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function same(word: string): Text {
  return plainText(word);
}

const label: Text = texts.label;

const typeTexts: Record<string, Text> = texts.typeTexts;
