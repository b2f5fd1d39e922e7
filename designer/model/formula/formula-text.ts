import type { Json } from '../../../engine/core/json/json.ts';
import { isName } from './tokens.ts';

/** The text of a part of a formula, with how tightly it holds together: a looser part is put into parentheses where a tighter one is needed. */
export interface FormulaText {
  text: string;
  level: number;
}

/** Levels of the grammar from the one of a number or a call down. */
const primary = 9;
const postfix = 8;
const unary = 7;

/** Operations written as a sign, with the level of the sign as the parser has it. */
const signs: Readonly<Record<string, readonly [sign: string, level: number]>> = {
  defaultIfNull: ['??', 0],
  equal: ['==', 3],
  notEqual: ['!=', 3],
  less: ['<', 4],
  lessOrEqual: ['<=', 4],
  greater: ['>', 4],
  greaterOrEqual: ['>=', 4],
  add: ['+', 5],
  subtract: ['-', 5],
  multiply: ['*', 6],
  divide: ['/', 6],
  modulo: ['%', 6],
};

const shortNames: Readonly<Record<string, string>> = {
  toInteger: 'int',
  toFloat: 'float',
  toText: 'text',
  toBoolean: 'bool',
  toDate: 'date',
  divideWhole: 'div',
  average: 'avg',
  toDecimal: 'decimal',
  toMoney: 'money',
};

/** Whether a text can stand in a formula as the name of a parameter. */
export function isFormulaName(name: string): boolean {
  return isName(name) && !['true', 'false', 'null', 'in'].includes(name);
}

/** Returns the text of a name or a node. */
export function nameText(name: string): FormulaText {
  return { text: name, level: primary };
}

/** Returns the text of a JSON value. */
export function literalText(value: Json): FormulaText {
  if (Array.isArray(value)) return { text: `[${value.map((item) => literalText(item).text).join(', ')}]`, level: primary };
  if (typeof value === 'object' && value !== null) return objectText(Object.entries(value).map(([name, member]) => [name, literalText(member)]));
  const text = JSON.stringify(value);
  return { text, level: text.startsWith('-') ? unary : primary };
}

/** Returns the text of an object with these members. */
export function objectText(members: readonly (readonly [name: string, value: FormulaText])[]): FormulaText {
  const written = members.map(([name, { text }]) => `${isName(name) ? name : JSON.stringify(name)}: ${text}`);
  return { text: written.length === 0 ? '{}' : `{ ${written.join(', ')} }`, level: primary };
}

/** Returns the text of a member behind a value. */
export function memberText(object: FormulaText, path: string): FormulaText {
  return { text: `${atLeast(object, postfix)}.${path}`, level: postfix };
}

/** Returns the text of a call by name. */
export function callOf(name: string, inputs: readonly FormulaText[]): FormulaText {
  return { text: `${name}(${inputs.map(({ text }) => text).join(', ')})`, level: primary };
}

/** Returns the text of an operation on its inputs: with its sign where it has one, as a call otherwise. */
export function operationText(operator: string, inputs: readonly FormulaText[]): FormulaText {
  const [left, right] = inputs;
  const [sign, level] = signs[operator] ?? [];
  if (left && right && sign !== undefined && level !== undefined) return joined(sign, level, left, right);
  if (left && operator === 'not') return { text: `!${atLeast(left, unary)}`, level: unary };
  if (left && operator === 'negate') return { text: `-${atLeast(left, postfix)}`, level: unary };
  return callOf(shortNames[operator] ?? operator, inputs);
}

/** Returns the text of a choice; one between a condition and a fixed truth is written with `&&` or `||`. */
export function choiceText(condition: FormulaText, yes: FormulaText, no: FormulaText): FormulaText {
  if (no.text === 'false') return joined('&&', 2, condition, yes);
  if (yes.text === 'true') return joined('||', 1, condition, no);
  return callOf('if', [condition, yes, no]);
}

/** Returns the text of a lambda. */
export function lambdaText(names: readonly string[], body: FormulaText): FormulaText {
  const head = names.length === 1 ? names[0]! : `(${names.join(', ')})`;
  return { text: `${head} => ${body.text}`, level: 0 };
}

function joined(sign: string, level: number, left: FormulaText, right: FormulaText): FormulaText {
  return { text: `${atLeast(left, level)} ${sign} ${atLeast(right, level + 1)}`, level };
}

function atLeast({ text, level }: FormulaText, least: number): string {
  return level < least ? `(${text})` : text;
}
