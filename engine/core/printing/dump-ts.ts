import type { Json } from '../json/json.ts';

/** Returns a value as a TypeScript expression on one line. */
export function dumpTs(value: Json): string {
  if (typeof value === 'string') return tsString(value);
  if (value === null || typeof value !== 'object') return Object.is(value, -0) ? '0' : String(value);
  if (Array.isArray(value)) return `[${value.map(dumpTs).join(', ')}]`;
  const members = Object.entries(value).map(([name, member]) => `${tsKey(name)}: ${dumpTs(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Returns a literal in single quotes; escapes whatever could end the literal, the line or the script. */
export function tsString(text: string): string {
  const escaped = text.replace(/[\\'\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]|<(?=[/!])/gu, (character) => {
    if (character === '\\' || character === "'") return `\\${character}`;
    if (character === '\n') return '\\n';
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `'${escaped}'`;
}

/** Returns a member's name in an object literal. `__proto__` is computed, because it would set the prototype. */
export function tsKey(name: string): string {
  if (name === '__proto__') return `['__proto__']`;
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : tsString(name);
}

/** Returns an expression that accesses a member. */
export function tsMember(object: string, name: string): string {
  return /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) && name !== '__proto__' ? `${object}.${name}` : `${object}[${tsString(name)}]`;
}
