import type { Text } from '../../text/text.ts';

const names: Record<string, Text> = {
  null: { zh_cn: ' null', en: 'null' },
  boolean: { zh_cn: '布尔值', en: 'a boolean' },
  number: { zh_cn: '数字', en: 'a number' },
  integer: { zh_cn: '整数', en: 'an integer' },
  string: { zh_cn: '字符串', en: 'a string' },
  array: { zh_cn: '数组', en: 'an array' },
  object: { zh_cn: '对象', en: 'an object' },
};

/** How a person calls the JSON type of a value. */
export function typeName(value: unknown): Text {
  return namedType(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

/** How a person calls a JSON type. */
export function namedType(type: string): Text {
  return names[type] ?? { zh_cn: type, en: type };
}
