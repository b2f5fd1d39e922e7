import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/parse-formula.ts';
import type { EntryDiagnostic } from './entry-diagnostic.ts';
import type { Formula } from './formula-types.ts';
import { parseCall } from './parse-call.ts';
import { parseTemplate } from './parse-template.ts';
import { TokenReader } from './token-reader.ts';
import { tokensOf } from './tokens.ts';

/** The limit of a formula in UTF-16 units. */
export const longestFormula = 2_000;

/** Maximum depth: nobody reads deeper formulas, and the parser would overflow the stack. */
const deepest = 32;

/** Binary operators, lowest precedence first. One level is left-associative. */
const binarySigns: readonly Readonly<Record<string, string>>[] = [
  { '??': 'coalesce' },
  { '||': 'or' },
  { '&&': 'and' },
  { '==': 'equal', '!=': 'notEqual' },
  { '<': 'less', '<=': 'lessOrEqual', '>': 'greater', '>=': 'greaterOrEqual', in: 'in' },
  { '+': 'plus', '-': 'subtract' },
  { '*': 'multiply', '/': 'divide', '%': 'modulo' },
];

const constants: Readonly<Record<string, true | false | null>> = { true: true, false: false, null: null };

/**
 * Parses a formula, without its leading `=`. Does not resolve names; `checkFormulas` does. Never throws: errors are returned as diagnostics, and the
 * formula is null if they leave none.
 */
export function parseFormula(text: string): { formula: Formula | null; diagnostics: EntryDiagnostic[] } {
  if (text.length > longestFormula) {
    return { formula: null, diagnostics: [{ from: longestFormula, to: text.length, text: fillText(texts.long, { most: longestFormula }) }] };
  }
  const reader = new TokenReader(tokensOf(text));
  const formula = parseExpression(reader, text);
  const rest = reader.peek();
  if (formula && rest.kind !== 'end') reader.report(rest.text === '=' ? texts.equals : texts.rest, { found: text.slice(rest.from, rest.to) });
  return { formula, diagnostics: reader.diagnostics };
}

/**
 * Parses the formula at the reader; reports an error and returns null if there is none.
 * @param text the whole text, for templates
 */
function parseExpression(reader: TokenReader, text: string, depth = 0): Formula | null {
  if (isTooDeep(reader, depth)) return null;
  const condition = parseBinary(reader, text, 0, depth);
  if (!condition || !reader.takeSign('?')) return condition;
  const yes = parseExpression(reader, text, depth + 1);
  if (!yes || !reader.expectSign(':')) return null;
  const no = parseExpression(reader, text, depth + 1);
  return no && { kind: 'choice', condition, yes, no, from: condition.from, to: no.to };
}

function isTooDeep(reader: TokenReader, depth: number): boolean {
  if (depth <= deepest) return false;
  reader.report(texts.deep, { most: deepest });
  reader.skipTo([]);
  return true;
}

function parseBinary(reader: TokenReader, text: string, level: number, depth: number): Formula | null {
  const signs = binarySigns[level];
  if (!signs) return parseUnary(reader, text, depth);
  let left = parseBinary(reader, text, level + 1, depth);
  while (left) {
    const token = reader.peek();
    const operator = (token.kind === 'sign' || token.text === 'in') && Object.hasOwn(signs, token.text) ? signs[token.text] : undefined;
    if (operator === undefined) return left;
    reader.next();
    const right = parseBinary(reader, text, level + 1, depth);
    left = right && joined(operator, left, right);
  }
  return left;
}

/** `&&`, `||` and `??` evaluate their second side only if the first does not decide. */
function joined(operator: string, left: Formula, right: Formula): Formula {
  const range = { from: left.from, to: right.to };
  const literal = (value: boolean): Formula => ({ kind: 'literal', value, ...range });
  switch (operator) {
    case 'and':
      return { kind: 'choice', condition: left, yes: right, no: literal(false), ...range };
    case 'or':
      return { kind: 'choice', condition: left, yes: literal(true), no: right, ...range };
    case 'coalesce':
      return { kind: 'call', operator: 'defaultIfNull', inputs: [left, right], ...range };
    case 'in':
      return { kind: 'call', operator: 'includes', inputs: [right, left], ...range };
    default:
      return { kind: 'call', operator, inputs: [left, right], ...range };
  }
}

function parseUnary(reader: TokenReader, text: string, depth: number): Formula | null {
  const { from } = reader.peek();
  for (const [sign, operator] of [
    ['!', 'not'],
    ['-', 'negate'],
  ] as const) {
    if (!reader.takeSign(sign)) continue;
    const input = isTooDeep(reader, depth) ? null : parseUnary(reader, text, depth + 1);
    if (!input) return null;
    if (operator === 'negate' && input.kind === 'literal' && typeof input.value === 'number') {
      return { kind: 'literal', value: 0 - input.value, from, to: input.to };
    }
    return { kind: 'call', operator, inputs: [input], from, to: input.to };
  }
  return parsePostfix(reader, text, depth);
}

function parsePostfix(reader: TokenReader, text: string, depth: number): Formula | null {
  let value = parsePrimary(reader, text, depth);
  while (value) {
    // A member of nothing is nothing, so the two signs say the same.
    if (reader.takeSign('.') || reader.takeSign('?.')) {
      const name = reader.expectName();
      if (!name) return null;
      const known: Formula = value;
      const path: string[] = known.kind === 'member' ? [...known.path, name.text] : [name.text];
      value = { kind: 'member', object: known.kind === 'member' ? known.object : known, path, from: known.from, to: name.to };
    } else if (reader.takeSign('[')) {
      const index = parseExpression(reader, text, depth + 1);
      const { to } = reader.peek();
      if (!index || !reader.expectSign(']')) return null;
      const isName = index.kind === 'literal' && typeof index.value === 'string';
      value = { kind: 'call', operator: isName ? 'get' : 'at', inputs: [value, index], from: value.from, to };
    } else return value;
  }
  return value;
}

function parsePrimary(reader: TokenReader, text: string, depth: number): Formula | null {
  const token = reader.peek();
  const { from, to } = token;
  switch (token.kind) {
    case 'number':
      reader.next();
      return { kind: 'literal', value: Number(token.text), from, to };
    case 'text':
      reader.next();
      return { kind: 'literal', value: token.text, from, to };
    case 'template':
      reader.next();
      return parseTemplate(reader, text, token, (part) => parseExpression(part, text, depth + 1));
    case 'node':
      reader.next();
      return { kind: 'node', node: token.text, from, to };
    case 'name':
      reader.next();
      if (reader.isSign('(')) return parseCall(reader, token, depth + 1, (part, deeper) => parseExpression(part, text, deeper));
      if (Object.hasOwn(constants, token.text)) return { kind: 'literal', value: constants[token.text] ?? null, from, to };
      return { kind: 'name', name: token.text, from, to };
  }
  if (reader.takeSign('(')) {
    const inner = parseExpression(reader, text, depth + 1);
    return inner && reader.expectSign(')') ? inner : null;
  }
  if (reader.takeSign('{')) return parseObject(reader, text, from, depth + 1);
  if (reader.takeSign('[')) return parseList(reader, text, from, depth + 1);
  reader.report(texts.value);
  return null;
}

function parseList(reader: TokenReader, text: string, from: number, depth: number): Formula | null {
  const items: Formula[] = [];
  while (!reader.isSign(']')) {
    const item = parseExpression(reader, text, depth);
    if (!item) return null;
    items.push(item);
    if (!reader.takeSign(',')) break;
  }
  const { to } = reader.peek();
  if (!reader.expectSign(']')) return null;
  const literals = items.flatMap((item) => (item.kind === 'literal' ? [item.value] : []));
  if (literals.length === items.length) return { kind: 'literal', value: literals, from, to };
  const empty: Formula = { kind: 'literal', value: [], from, to };
  return items.reduce<Formula>((list, item) => ({ kind: 'call', operator: 'append', inputs: [list, item], from, to }), empty);
}

function parseObject(reader: TokenReader, text: string, from: number, depth: number): Formula | null {
  const members: { name: string; value: Formula }[] = [];
  while (!reader.isSign('}')) {
    const token = reader.peek();
    if (token.kind !== 'name' && token.kind !== 'text') {
      reader.report(texts.member);
      return null;
    }
    reader.next();
    const { text: name } = token;
    if (members.some((member) => member.name === name)) reader.report(texts.twice, { name }, token);
    const value = reader.expectSign(':') ? parseExpression(reader, text, depth) : null;
    if (!value) return null;
    members.push({ name, value });
    if (!reader.takeSign(',')) break;
  }
  const { to } = reader.peek();
  return reader.expectSign('}') ? { kind: 'object', members, from, to } : null;
}
