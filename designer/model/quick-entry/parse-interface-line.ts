import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { texts } from '../../../generated/words/designer-model/parse-interface-line.ts';
import { hasParameterType } from '../checks/check-parameters.ts';
import { resultWord } from '../edits/interface/result-words.ts';
import type { EntryDiagnostic } from '../formula/entry-diagnostic.ts';
import { TokenReader } from '../formula/token-reader.ts';
import { asciiOf, tokensOf } from '../formula/tokens.ts';
import { namedInSentence } from '../types/type-label.ts';
import { type Expression, parseExpression } from './expression.ts';
import { ruleOfWord, typeWords } from './parameter-types.ts';

/** What a line says about an interface. What it leaves out stays as it is. */
export interface InterfaceLine {
  namespace: string;
  class: string;
  method: string;
  title?: string;
  parameters?: Parameter[];
  results?: LineResult[];
}

/** A field of the answer: what it is made of, or only its type where the line leaves that open. */
export type LineResult = { name: string; expression: Expression } | { name: string; rule: Omit<Parameter, 'name'> };

/**
 * Parses an interface written in one line: `Tool.Add 两数相加`, `Tool.Add(a:int, b:int) 两数相加`, or with parameters, results and a title `Tool.Add(a:int,
 * b:int=1, note?:string): sum = a + b, double = sum * 2 // 两数相加`; `id:int` is a result that the line leaves open. A third name in front is the
 * namespace. Accepts Chinese punctuation. Valid parts are returned despite errors in others.
 * @param namespace if the line names none
 */
export function parseInterfaceLine(text: string, namespace: string): { parsed: InterfaceLine; diagnostics: EntryDiagnostic[] } {
  const name = /^\s*(?:[\p{L}_][\p{L}\p{N}_]*(?:\s*[.．]\s*(?=[\p{L}_]))?)*[.．]?/u.exec(text)?.[0] ?? '';
  const parts = name
    .split(/[.．]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names = parts.slice(-3);
  const parsed: InterfaceLine = {
    namespace: names.length > 2 ? (names[0] ?? '') : namespace,
    class: names.at(names.length > 1 ? -2 : -1) ?? '',
    method: names.length > 1 ? (names.at(-1) ?? '') : '',
  };
  const rest = text.slice(name.length).search(/\S/) + name.length;
  const first = rest < name.length ? '' : asciiOf(text.charAt(rest));
  const isTitle = first !== '' && first !== '(' && first !== ':' && !text.startsWith('//', rest);
  const reader = new TokenReader(tokensOf(text, isTitle || first === '' ? text.length : rest));
  if (names.length < 2) reader.report(texts.name, {}, { from: 0, to: name.length });
  if (isTitle) parsed.title = text.slice(rest).trim();
  else if (first !== '') parseBody(text, reader, parsed);
  return { parsed, diagnostics: reader.diagnostics };
}

function parseBody(text: string, reader: TokenReader, parsed: InterfaceLine): void {
  if (reader.takeSign('(')) {
    parsed.parameters = parseParameters(text, reader);
    reader.expectSign(')');
  }
  if (reader.takeSign(':')) parsed.results = parseResults(reader, parsed.parameters ?? []);
  else if (parsed.parameters && reader.peek().kind === 'name') {
    parsed.title = text.slice(reader.peek().from).replace(/^\/\//, '').trim();
    return;
  }
  const rest = reader.peek();
  if (rest.kind !== 'end') reader.report(texts.rest);
  reader.skipTo([]);
  const title = text.slice(reader.peek().from + 2).trim();
  if (title !== '') parsed.title = title;
}

function parseParameters(text: string, reader: TokenReader): Parameter[] {
  const parameters: Parameter[] = [];
  while (!reader.isSign(')') && reader.peek().kind !== 'end') {
    const token = reader.peek();
    const parameter = parseParameter(text, reader);
    if (parameter) {
      if (parameters.some(({ name }) => name === parameter.name)) reader.report(texts.twice, { name: parameter.name }, token);
      else parameters.push(parameter);
    }
    if (!reader.isSign(',') && !reader.isSign(')')) {
      if (parameter && reader.peek().kind !== 'end') reader.expectSign(',');
      reader.skipTo([',', ')']);
    }
    reader.takeSign(',');
  }
  return parameters;
}

function parseParameter(text: string, reader: TokenReader): Parameter | null {
  const name = reader.expectName();
  if (!name) return null;
  const isOptional = reader.takeSign('?');
  const rule = (reader.takeSign(':') && parseType(reader)) || { type: 'string' };
  // Required it is anyway; whoever knows other notations writes it.
  if (!isOptional) reader.takeSign('!');
  const fallback = reader.takeSign('=') ? parseDefault(text, reader, rule) : undefined;
  if (fallback !== undefined) return { name: name.text, ...rule, default: fallback };
  return isOptional ? { name: name.text, ...rule } : { name: name.text, ...rule, required: true };
}

function parseType(reader: TokenReader): Omit<Parameter, 'name'> | null {
  const word = reader.expectName();
  if (!word) return null;
  let rule = ruleOfWord(word.text);
  if (!rule) {
    reader.report(texts.type, { type: word.text, allowed: typeWords.join(', ') }, word);
    return null;
  }
  while (reader.isSign('[') && reader.isSign(']', 1)) {
    reader.next();
    reader.next();
    rule = { type: 'array', items: rule };
  }
  return rule;
}

/** A default: JSON, or for texts and dates the words up to the next comma. */
function parseDefault(text: string, reader: TokenReader, rule: Omit<Parameter, 'name'>): Json | undefined {
  const first = reader.peek();
  let depth = 0;
  let last = first;
  while (reader.peek().kind !== 'end' && (depth > 0 || !(reader.isSign(',') || reader.isSign(')')))) {
    last = reader.next();
    if (last.kind === 'sign' && '[{('.includes(last.text)) depth++;
    if (last.kind === 'sign' && ']})'.includes(last.text)) depth--;
  }
  const raw = text.slice(first.from, last.to);
  const isText = rule.type === 'string' || rule.type === 'date' || rule.type === 'file';
  const value = first.kind === 'text' && first === last ? first.text : isText ? raw.trim() : jsonOf(raw);
  if (value === undefined || raw === '' || !hasParameterType(rule.type, value)) {
    reader.report(texts.fallback, { type: namedInSentence(rule.type) }, { from: first.from, to: last.to });
    return undefined;
  }
  return value;
}

function jsonOf(raw: string): Json | undefined {
  try {
    return JSON.parse(Array.from(raw, asciiOf).join('')) as Json;
  } catch {
    return undefined;
  }
}

function parseResults(reader: TokenReader, parameters: readonly Parameter[]): LineResult[] {
  const results: LineResult[] = [];
  while (reader.peek().kind !== 'end') {
    const token = reader.peek();
    const result = parseResult(reader, parameters, results);
    if (result) {
      const { name } = result;
      if (results.some((known) => known.name === name)) reader.report(texts.twice, { name }, token);
      else results.push(result);
      if (reader.peek().kind === 'end' || !reader.isSign(',')) break;
    } else reader.skipTo([',']);
    reader.takeSign(',');
  }
  return results;
}

function parseResult(reader: TokenReader, parameters: readonly Parameter[], before: readonly LineResult[]): LineResult | null {
  const token = reader.peek();
  const isNamed = token.kind === 'name' && reader.isSign('=', 1);
  const isOpen = token.kind === 'name' && reader.isSign(':', 1);
  if (isNamed || isOpen) {
    reader.next();
    reader.next();
  }
  if (isOpen) {
    const rule = parseType(reader);
    return rule && { name: token.text, rule };
  }
  const isName = (name: string) =>
    parameters.some((parameter) => parameter.name === name) || before.some((result) => 'expression' in result && result.name === name);
  const expression = parseExpression(reader, isName);
  return expression && { name: isNamed ? token.text : wordFor(expression), expression };
}

/** The name of a result without one. */
function wordFor(expression: Expression): string {
  switch (expression.kind) {
    case 'name':
      return expression.name;
    case 'member':
      return expression.path.at(-1) ?? 'result';
    case 'call':
      return resultWord({ type: 'operation', settings: { operator: expression.operator === 'plus' ? 'add' : expression.operator } }, 'result');
    default:
      return 'result';
  }
}
