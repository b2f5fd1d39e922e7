import { closest } from '../../../engine/core/descriptor/parse/closest.ts';
import { texts } from '../../../generated/words/designer-model/parse-call.ts';
import type { OperationRule } from '../semantics/operations/operation-rule.ts';
import { operationOf, operations } from '../semantics/operations/operations.ts';
import type { Formula, LoopVariable, TextRange } from './formula-types.ts';
import type { TokenReader } from './token-reader.ts';
import type { Token } from './tokens.ts';

/** Short names of operations, as programmers write them. */
const aliases: Readonly<Record<string, string>> = {
  int: 'toInteger',
  float: 'toFloat',
  text: 'toText',
  bool: 'toBoolean',
  date: 'toDate',
  div: 'divideWhole',
  avg: 'average',
  sqrt: 'squareRoot',
  json: 'formatJson',
  decimal: 'toDecimal',
  money: 'toMoney',
  yuan: 'toYuan',
  fen: 'toFen',
  tryInt: 'tryInteger',
  tryBool: 'tryBoolean',
};

/** Returns the text of a call of an operation with `…` as its input. */
export function callText(operator: string): string {
  const [alias] = Object.entries(aliases).find(([, known]) => known === operator) ?? [operator];
  return operator === 'round' ? 'round(…, 2)' : `${alias}(…)`;
}

/** Functions of a list whose lambda selects elements or values. */
const choosing = ['count', 'first', 'last', 'isEmpty'];
const counting = ['sum', 'average', 'smallest', 'largest'];
/** Functions whose lambda returns the key. */
const keyed = ['sortBy', 'groupBy'];
const freshKinds = ['now', 'today', 'uuid'] as const;
const ownFunctions = ['if', 'map', 'filter', 'reduce', 'any', 'all', ...freshKinds];

/** The names of all functions a formula can call. */
export const functionNames: readonly string[] = [...ownFunctions, ...Object.keys(aliases), ...Object.keys(operations)];

interface Lambda extends TextRange {
  names: string[];
  body: Formula;
}

type Input = { formula: Formula } | { lambda: Lambda };

/** Parses the formula at the reader; reports an error and returns null if there is none. */
type ParsePart = (reader: TokenReader, depth: number) => Formula | null;

/** Parses the inputs of a call, from its `(` on. Reports an error and returns null if they are malformed. */
export function parseCall(reader: TokenReader, token: Token, depth: number, parse: ParsePart): Formula | null {
  const inputs: Input[] = [];
  reader.next();
  while (!reader.isSign(')')) {
    const input = isLambda(reader) ? parseLambda(reader, depth, parse) : parse(reader, depth);
    if (!input) return null;
    inputs.push('names' in input ? { lambda: input } : { formula: input });
    if (!reader.takeSign(',')) break;
  }
  const { to } = reader.peek();
  return reader.expectSign(')') ? callOf(reader, token, inputs, { from: token.from, to }) : null;
}

function isLambda(reader: TokenReader): boolean {
  if (reader.peek().kind === 'name') return reader.isSign('=>', 1);
  if (!reader.isSign('(')) return false;
  let ahead = 1;
  while (reader.peek(ahead).kind === 'name' && reader.isSign(',', ahead + 1)) ahead += 2;
  return reader.peek(ahead).kind === 'name' && reader.isSign(')', ahead + 1) && reader.isSign('=>', ahead + 2);
}

function parseLambda(reader: TokenReader, depth: number, parse: ParsePart): Lambda | null {
  const { from } = reader.peek();
  const names: string[] = [];
  const isMany = reader.takeSign('(');
  do names.push(reader.next().text);
  while (isMany && reader.takeSign(','));
  if (isMany) reader.next();
  reader.next();
  const body = parse(reader, depth);
  return body && { names, body, from, to: body.to };
}

function callOf(reader: TokenReader, token: Token, inputs: readonly Input[], range: TextRange): Formula | null {
  const name = token.text;
  const formulas = inputs.flatMap((input) => ('formula' in input ? [input.formula] : []));
  const lambdas = inputs.flatMap((input) => ('lambda' in input ? [input.lambda] : []));
  const [list, second, third] = formulas;
  const [lambda] = lambdas;
  const wrong = (usage: string) => {
    reader.report(texts.usage, { usage }, token);
    return null;
  };
  const loop = (kind: 'map' | 'filter', { names, body }: Lambda, of: Formula): Formula => ({
    kind: 'loop',
    loop: kind,
    list: of,
    initial: null,
    variables: variablesOf(names, ['item', 'index']),
    body,
    ...range,
  });
  const call = (operator: string, ...values: Formula[]): Formula => ({ kind: 'call', operator, inputs: values, ...range });
  const isOverList = lambda !== undefined && list !== undefined && formulas.length === 1 && lambdas.length === 1 && lambda.names.length <= 2;
  const operator = Object.hasOwn(aliases, name) ? aliases[name]! : name;
  switch (name) {
    case 'if':
      return list && second && third && inputs.length === 3 && !lambda
        ? { kind: 'choice', condition: list, yes: second, no: third, ...range }
        : wrong('if(a > b, a, b)');
    case 'map':
    case 'filter':
      return isOverList ? loop(name, lambda, list) : wrong(`${name}(items, item => …)`);
    case 'any':
      return isOverList
        ? call('greater', call('count', loop('filter', lambda, list)), { kind: 'literal', value: 0, ...range })
        : wrong('any(items, item => …)');
    case 'all': {
      if (!isOverList) return wrong('all(items, item => …)');
      const others = loop('filter', { ...lambda, body: call('not', lambda.body) }, list);
      return call('equal', call('count', others), { kind: 'literal', value: 0, ...range });
    }
    case 'reduce': {
      if (!list || !second || formulas.length !== 2 || lambdas.length !== 1 || !lambda || lambda.names.length < 2 || lambda.names.length > 3)
        return wrong('reduce(items, 0, (total, item) => …)');
      const variables = variablesOf(lambda.names, ['accumulator', 'item', 'index']);
      return { kind: 'loop', loop: 'reduce', list, initial: second, variables, body: lambda.body, ...range };
    }
    case 'now':
    case 'today':
    case 'uuid':
      return inputs.length === 0 ? { kind: 'fresh', fresh: name, ...range } : wrong(`${name}()`);
  }
  if (lambda && keyed.includes(operator)) {
    const isKeyed = list !== undefined && lambdas.length === 1 && lambda.names.length <= 2 && formulas.length <= (operator === 'sortBy' ? 2 : 1);
    return isKeyed ? call(operator, list, loop('map', lambda, list), ...(second ? [second] : [])) : wrong(`${name}(items, item => …)`);
  }
  if (lambda) {
    const kind = choosing.includes(operator) ? 'filter' : counting.includes(operator) ? 'map' : null;
    if (kind === null) return requireFunction(reader, token, operator) && wrongLambda(reader, name, lambda);
    return isOverList ? call(operator, loop(kind, lambda, list)) : wrong(`${name}(items, item => …)`);
  }
  return requireOperation(reader, token, operator, formulas.length) ? call(operator, ...formulas) : null;
}

function variablesOf(names: readonly string[], ports: readonly LoopVariable['port'][]): LoopVariable[] {
  return names.flatMap((name, index) => {
    const port = ports[index];
    return port ? [{ name, port }] : [];
  });
}

function wrongLambda(reader: TokenReader, name: string, lambda: Lambda): null {
  reader.report(texts.lambda, { name, allowed: ['map', 'filter', 'reduce', 'any', 'all', ...choosing, ...counting, ...keyed].join(', ') }, lambda);
  return null;
}

function requireFunction(reader: TokenReader, token: Token, operator: string): OperationRule | null {
  const rule = operationOf(operator);
  if (rule) return rule;
  const near = closest(token.text, functionNames);
  reader.report(near === undefined ? texts.noFunction : texts.nearFunction, { name: token.text, near: near ?? '' }, token);
  return null;
}

function requireOperation(reader: TokenReader, token: Token, operator: string, count: number): boolean {
  const { text: name } = token;
  const rule = requireFunction(reader, token, operator);
  if (!rule) return false;
  // Up to the last one without a default.
  const least = rule.inputs.findLastIndex((input) => input.default === undefined) + 1;
  if (count >= least && count <= rule.inputs.length) return true;
  const usage = `${name}(${rule.inputs.map((input) => (input.default === undefined ? input.name : `${input.name}?`)).join(', ')})`;
  reader.report(texts.count, { name, count: least === rule.inputs.length ? least : `${least}–${rule.inputs.length}`, usage }, token);
  return false;
}
