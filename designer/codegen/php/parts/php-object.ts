import { phpString } from '../../../../engine/core/printing/dump-php.ts';

/** An expression for an object with these members: an array, unless JSON would then take it for a list. */
export function phpObject(members: readonly (readonly [name: string, expression: string])[]): string {
  const array = `array(${members.map(([name, expression]) => `${phpString(name)} => ${expression}`).join(', ')})`;
  return members.every(([name]) => /^\d+$/.test(name)) ? `(object) ${array}` : array;
}
