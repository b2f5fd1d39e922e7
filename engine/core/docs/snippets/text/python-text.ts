import type { Json } from '../../../json/json.ts';

/** Prints `data` of `answer`, or raises the answer of a refusal. */
export const pythonAnswer = [
  'if answer["ret"] != 200:',
  `    raise RuntimeError(f'{answer["ret"]} {answer["msg"]}')`,
  'print(json.dumps(answer["data"], ensure_ascii=False, indent=2))',
  '',
];

/** Returns a JSON value as a Python expression on one line. */
export function dumpPython(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return pythonString(value);
  if (typeof value === 'number') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(dumpPython).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([name, member]) => `${pythonString(name)}: ${dumpPython(member)}`)
    .join(', ')}}`;
}

/** Returns a literal in double quotes; escapes whatever could end the literal or the line, or change the reading direction. */
export function pythonString(text: string): string {
  const escaped = text.toWellFormed().replace(/[\\"\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) => {
    if (character === '\\' || character === '"') return `\\${character}`;
    return character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}
