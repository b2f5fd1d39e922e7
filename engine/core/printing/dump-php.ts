import type { Json } from '../json/json.ts';

/**
 * Returns a value as a PHP expression on one line. Objects become arrays unless JSON would then encode them as lists.
 * @param style syntax of arrays: `array()` as in code for PhalApi, brackets as in new code
 */
export function dumpPhp(value: Json, style: 'array()' | '[]' = 'array()'): string {
  const array = (members: string[]) => (style === '[]' ? `[${members.join(', ')}]` : `array(${members.join(', ')})`);
  if (typeof value === 'string') return phpString(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return phpNumber(value);
  if (Array.isArray(value)) return array(value.map((member) => dumpPhp(member, style)));
  const names = Object.keys(value);
  const members = array(names.map((name) => `${phpString(name)} => ${dumpPhp(value[name] ?? null, style)}`));
  return names.every((name) => /^\d+$/.test(name)) ? `(object) ${members}` : members;
}

/** Returns a literal in single quotes; in double quotes with escapes if a control character would break the line. */
export function phpString(text: string): string {
  if (!/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(text)) return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const escaped = text.replace(/[\\"$]/g, '\\$&').replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) => {
    return character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)!.toString(16)}}`;
  });
  return `"${escaped.replace(/\p{Cs}/gu, '\uFFFD')}"`;
}

function phpNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value + 0);
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}
