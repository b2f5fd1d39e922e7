import type { Json } from '../descriptor/types.ts';
import type { Parameter } from '../protocol/parameter.ts';
import { fillText, type Text } from '../text/text.ts';
import type { Fault } from './fault.ts';
import { checkValue, type ParameterTools, type ParsedParameters, parameterTexts, unknownParameter } from './parameters.ts';

/**
 * The members of a JSON body as the values of a call. Nothing is turned into another type: `"1"` is no integer, `1` no text, `"true"` no
 * boolean, and an array or object is not the text of one. A missing member takes its default; null is refused unless the parameter is
 * `nullable`; `""` is a value of texts, which satisfies `required` only where `min` is 0. A member nobody declared is refused.
 * @param members own properties only, as `parseStrictJson` reads them
 */
export function parseJsonParameters(rules: readonly Parameter[], members: Readonly<Record<string, unknown>>, tools: ParameterTools): ParsedParameters {
  const values: Record<string, unknown> = Object.create(null);
  const faults: Fault[] = [];
  for (const name of Object.keys(members)) {
    if (!rules.some((rule) => rule.name === name)) faults.push(unknownParameter(name, rules));
  }
  for (const rule of rules) {
    const { name } = rule;
    const value = Object.hasOwn(members, name) ? members[name] : undefined;
    if (value === undefined) {
      if (rule.default !== undefined) values[name] = rule.default;
      else if (rule.required) faults.push({ field: name, code: 'required', text: fillText(parameterTexts.required, { name }) });
    } else if (value === null) {
      if (rule.nullable) values[name] = null;
      else faults.push({ field: name, code: 'null', text: fillText(texts.null, { name }) });
    } else if (value === '' && rule.type === 'string' && rule.required && rule.min !== 0) {
      faults.push({ field: name, code: 'required', text: fillText(texts.empty, { name }) });
    } else {
      const found = checkValue(name, rule, value as Json, tools, 0);
      if (found.length > 0) faults.push(...found);
      else values[name] = Object.is(value, -0) ? 0 : value;
    }
  }
  return { values, faults };
}

const texts = {
  null: { zh_cn: '参数 {name} 不能为 null；没有值时请不要传递', en: 'Parameter {name} must not be null; leave it out where there is no value' },
  empty: { zh_cn: '参数 {name} 为必填，不能为空文本', en: 'Parameter {name} is required and must not be an empty text' },
} as const satisfies Record<string, Text>;
