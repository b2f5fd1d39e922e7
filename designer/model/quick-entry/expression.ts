import { closest } from '../../../engine/core/descriptor/parse/closest.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { texts } from '../../../generated/words/designer-model/expression.ts';
import type { TokenReader } from '../formula/token-reader.ts';
import { operationOf, operations } from '../semantics/operations/operations.ts';

/** A formula as typed. `operator` is an operation, or `plus`, which adds numbers and joins texts. */
export type Expression =
  | { kind: 'literal'; value: Json }
  | { kind: 'name'; name: string }
  | { kind: 'call'; operator: string; inputs: Expression[] }
  | { kind: 'member'; object: Expression; path: string[] }
  | { kind: 'choice'; condition: Expression; yes: Expression; no: Expression };

/** Binary operators, lowest precedence first. One level is left-associative. */
export const binarySigns: readonly Readonly<Record<string, string>>[] = [
  { '||': 'or' },
  { '&&': 'and' },
  { '==': 'equal', '!=': 'notEqual' },
  { '<': 'less', '<=': 'lessOrEqual', '>': 'greater', '>=': 'greaterOrEqual' },
  { '+': 'plus', '-': 'subtract' },
  { '*': 'multiply', '/': 'divide', '%': 'modulo' },
];

/** Maximum depth: nobody reads deeper formulas, and the parser would overflow the stack. */
const maxDepth = 100;

/** Parses the formula at the reader; reports an error and returns null if there is none. */
export function parseExpression(reader: TokenReader, isName: (name: string) => boolean, depth = 0): Expression | null {
  if (depth > maxDepth) {
    reader.report(texts.deep);
    reader.skipTo([]);
    return null;
  }
  const condition = parseBinary(reader, isName, 0, depth);
  if (!condition || !reader.takeSign('?')) return condition;
  const yes = parseExpression(reader, isName, depth + 1);
  if (!yes || !reader.expectSign(':')) return null;
  const no = parseExpression(reader, isName, depth + 1);
  return no && { kind: 'choice', condition, yes, no };
}

function parseBinary(reader: TokenReader, isName: (name: string) => boolean, level: number, depth: number): Expression | null {
  const signs = binarySigns[level];
  if (!signs) return parseUnary(reader, isName, depth);
  let left = parseBinary(reader, isName, level + 1, depth);
  while (left) {
    const token = reader.peek();
    const operator = token.kind === 'sign' && Object.hasOwn(signs, token.text) ? signs[token.text] : undefined;
    if (operator === undefined) return left;
    reader.next();
    const right = parseBinary(reader, isName, level + 1, depth);
    left = right && { kind: 'call', operator, inputs: [left, right] };
  }
  return left;
}

function parseUnary(reader: TokenReader, isName: (name: string) => boolean, depth: number): Expression | null {
  if (reader.takeSign('!')) {
    const input = depth > maxDepth ? null : parseUnary(reader, isName, depth + 1);
    return input && { kind: 'call', operator: 'not', inputs: [input] };
  }
  if (reader.takeSign('-')) {
    const input = depth > maxDepth ? null : parseUnary(reader, isName, depth + 1);
    if (input?.kind === 'literal' && typeof input.value === 'number') return { kind: 'literal', value: 0 - input.value };
    return input && { kind: 'call', operator: 'negate', inputs: [input] };
  }
  let value = parsePrimary(reader, isName, depth);
  while (value && reader.isSign('.') && reader.peek(1).kind === 'name') {
    reader.next();
    value = { kind: 'call', operator: 'get', inputs: [value, { kind: 'literal', value: reader.next().text }] };
  }
  return value;
}

const constants: Readonly<Record<string, Json>> = { true: true, false: false, null: null };

function parsePrimary(reader: TokenReader, isName: (name: string) => boolean, depth: number): Expression | null {
  const token = reader.peek();
  if (token.kind === 'number' || token.kind === 'text') {
    reader.next();
    return { kind: 'literal', value: token.kind === 'number' ? Number(token.text) : token.text };
  }
  if (reader.takeSign('(')) {
    const inner = parseExpression(reader, isName, depth + 1);
    return inner && reader.expectSign(')') ? inner : null;
  }
  if (token.kind !== 'name') {
    reader.report(texts.value);
    return null;
  }
  reader.next();
  if (reader.isSign('(')) return parseCall(reader, isName, token.text, token, depth);
  if (isName(token.text)) return { kind: 'name', name: token.text };
  if (Object.hasOwn(constants, token.text)) return { kind: 'literal', value: constants[token.text] ?? null };
  reader.report(texts.unknown, { name: token.text }, token);
  return { kind: 'name', name: token.text };
}

function parseCall(reader: TokenReader, isName: (name: string) => boolean, name: string, at: { from: number; to: number }, depth: number): Expression | null {
  const inputs: Expression[] = [];
  reader.next();
  while (!reader.isSign(')')) {
    const input = parseExpression(reader, isName, depth + 1);
    if (!input) return null;
    inputs.push(input);
    if (!reader.takeSign(',')) break;
  }
  if (!reader.expectSign(')')) return null;
  const rule = operationOf(name);
  if (!rule) {
    const near = closest(name, Object.keys(operations));
    reader.report(near === undefined ? texts.noOperation : texts.nearOperation, { name, near: near ?? '' }, at);
    return null;
  }
  const least = leastInputs(rule);
  if (inputs.length < least || inputs.length > rule.inputs.length) {
    reader.report(texts.count, { name, count: least === rule.inputs.length ? least : `${least}–${rule.inputs.length}` }, at);
    return null;
  }
  return { kind: 'call', operator: name, inputs };
}

/** Returns the number of inputs a call must name: up to the last one without a default. */
function leastInputs({ inputs }: { inputs: readonly { default?: Json }[] }): number {
  return inputs.findLastIndex((input) => input.default === undefined) + 1;
}
