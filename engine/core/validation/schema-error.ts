import type { Field } from '../descriptor/types.ts';
import { fillText, type Text } from '../text/text.ts';
import { formatRules } from './formats.ts';
import type { InvalidField } from './invalid-field.ts';
import { about, valueTexts } from './value-texts.ts';

/** What ajv says of one value; compiled validators and the generated modules report the same. */
export interface SchemaError {
  /** JSON pointer into the record. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** The fault in words a person understands. The field's own `error` text stands in for what is wrong with the form of a value. */
export function invalidFieldOf(error: SchemaError, fields: readonly Field[]): InvalidField {
  const parts = error.instancePath.split('/').slice(1).map(unescapePointer);
  const field = fields.find((candidate) => candidate.name === parts[0]);
  const missing =
    error.keyword === 'required' ? error.params.missingProperty : error.keyword === 'additionalProperties' ? error.params.additionalProperty : undefined;
  if (typeof missing === 'string') parts.push(missing);
  const code = codeOf(error.keyword);
  const inner = innermost(field, parts.slice(1));
  const isAboutForm = code === 'pattern' || code === 'format' || code === 'enum';
  const text = isAboutForm && inner?.error ? inner.error : fillText(textOf(error, inner), { label: labelOf(field, parts) });
  return { field: parts.join('.'), code, text };
}

/** Stable codes, the same as for parameters of calls. */
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

function textOf({ keyword, params }: SchemaError, field: Field | undefined): Text {
  const bound = amountOf(params.limit ?? params.multipleOf, keyword, field);
  switch (keyword) {
    case 'required':
      return texts.required;
    case 'type':
      return fillText(texts.type, { type: typeTexts[String(params.type)] ?? String(params.type) });
    case 'enum':
    case 'const':
      return fillText(about(label, valueTexts.enum), { allowed: allowedValues(params.allowedValues, field) });
    case 'format': {
      const rule = formatRules[String(params.format)];
      return rule ? { zh_cn: `{label}${rule.allowed.zh_cn}`, en: `{label} ${rule.allowed.en}` } : texts.other;
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

/** A limit as people read it: money in yuan, other values with their unit, lengths plain. */
function amountOf(limit: unknown, keyword: string, field: Field | undefined): Text {
  const isValue = /imum$|^multipleOf$/i.test(keyword);
  if (isValue && field?.format?.kind === 'money') return same(`¥${(Number(limit) / 100).toFixed(2)}`);
  const plain = String(limit);
  return isValue && field?.unit ? { zh_cn: `${plain} ${field.unit.zh_cn}`, en: `${plain} ${field.unit.en}` } : same(plain);
}

function allowedValues(values: unknown, field: Field | undefined): Text {
  const allowed: unknown[] = Array.isArray(values) ? values : [];
  const labels = allowed.map((value) => field?.options?.find((option) => option.value === value)?.label ?? same(String(value)));
  return { zh_cn: labels.map((label) => label.zh_cn).join('、'), en: labels.map((label) => label.en).join(', ') };
}

/** The field the fault is about: an element or member where the descriptor says what it is. */
function innermost(field: Field | undefined, parts: string[]): Field | undefined {
  return parts.reduce<Field | undefined>(
    (here, part) => (here?.type === 'array' ? here.element : here?.members?.find((member) => member.name === part)),
    field,
  );
}

/** The labels on the way to a nested value: `Addresses #2 City`. */
function labelOf(field: Field | undefined, parts: string[]): Text {
  const words = [field?.label ?? same(parts[0] ?? '')];
  let here = field;
  for (const part of parts.slice(1)) {
    const isElement = here?.type === 'array';
    here = isElement ? here?.element : here?.members?.find((member) => member.name === part);
    words.push(isElement ? same(`#${Number(part) + 1}`) : (here?.label ?? same(part)));
  }
  return { zh_cn: words.map((word) => word.zh_cn).join(' '), en: words.map((word) => word.en).join(' ') };
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function same(word: string): Text {
  return { zh_cn: word, en: word };
}

const label: Text = { zh_cn: '{label}', en: '{label}' };

const texts = {
  required: { zh_cn: '{label}不能为空', en: '{label} is required' },
  unknown: { zh_cn: '不存在{label}', en: 'There is no {label}' },
  type: { zh_cn: '{label}应为{type}', en: '{label} must be {type}' },
  pattern: { zh_cn: '{label}的格式不正确（{pattern}）', en: '{label} does not have the right form ({pattern})' },
  multipleOf: { zh_cn: '{label}须为 {bound} 的整数倍', en: '{label} must be a multiple of {bound}' },
  uniqueItems: { zh_cn: '{label}不能有重复项', en: '{label} must not hold the same item twice' },
  other: { zh_cn: '{label}的值不正确', en: '{label} has a wrong value' },
} as const satisfies Record<string, Text>;

const typeTexts: Record<string, Text> = {
  string: { zh_cn: '文本', en: 'text' },
  integer: { zh_cn: '整数', en: 'an integer' },
  number: { zh_cn: '数字', en: 'a number' },
  boolean: { zh_cn: '是或否', en: 'true or false' },
  array: { zh_cn: '列表', en: 'a list' },
  object: { zh_cn: '对象', en: 'an object' },
};
