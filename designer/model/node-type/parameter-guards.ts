import { codes } from '../../../engine/core/protocol/codes.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import type { InvalidField } from '../../../engine/core/validation/invalid-field.ts';
import { parameterTexts } from '../../../engine/core/validation/parameters/parameter-texts.ts';
import { readValue } from '../../../engine/core/validation/parameters/read-value.ts';
import { texts } from '../../../generated/words/designer-model/parameter-guards.ts';
import { firstMatch } from '../semantics/patterns/pattern-search.ts';
import { readPattern } from '../semantics/patterns/read-pattern.ts';
import type { FlowNode } from '../types/flow.ts';
import type { FunctionBody, FunctionCopy } from '../types/flow-function.ts';

/** A rule of a parameter: the formula for a value that breaks it, and what is said then. */
interface Guard {
  broken(value: string): string;
  text: Text;
}

const guarded = new WeakMap<FunctionBody, FunctionBody>();

/**
 * Returns the body of a function with its parameters' rules in front: nodes that end the call (400) for a value against one of them. Rules are nodes
 * like any others, so they mean the same wherever the function is evaluated, printed or spread into its nodes. Returns the very body if there are none.
 */
export function withParameterGuards({ service, body }: FunctionCopy): FunctionBody {
  const known = guarded.get(body);
  if (known) return known;
  const left = Math.min(0, ...body.flow.nodes.map(({ position }) => position.x));
  const top = Math.min(0, ...body.flow.nodes.map(({ position }) => position.y));
  const usedIds = new Set(body.flow.nodes.map(({ id }) => id));
  const freeId = (wish: string) => {
    let id = wish;
    for (let number = 2; usedIds.has(id); number++) id = `${wish}${number}`;
    usedIds.add(id);
    return id;
  };
  const added = body.parameters.flatMap((parameter): FlowNode[] => {
    const guards = guardsOf(parameter);
    if (guards.length === 0) return [];
    const value = freeId('given');
    const place = (column: number) => ({ x: left - 520 + column * 260, y: top });
    const fails = guards.map(({ broken, text }): FlowNode => {
      const message = fillText(texts.broken, { service, reason: text });
      const settings = { ret: codes.badInput, message: message.zh_cn, message_en: message.en };
      return { id: freeId('rule'), type: 'fail', settings, formulas: { when: broken(`$${value}`) }, position: place(1) };
    });
    return [{ id: value, type: 'parameter', settings: { name: parameter.name }, position: place(0) }, ...fails];
  });
  const result = added.length === 0 ? body : { ...body, flow: { ...body.flow, nodes: [...added, ...body.flow.nodes] } };
  guarded.set(body, result);
  return result;
}

/** Returns the rules of a parameter that its calls are held to, in words; that there must be a value is told by the port. */
export function rulesOf(parameter: Parameter): Text[] {
  return guardsOf({ ...parameter, required: false }).map(({ text }) => text);
}

/** Returns the rules of a parameter that a value typed at a call breaks, in words. */
export function brokenRules(parameter: Parameter, value: unknown): Text[] {
  const errors: InvalidField[] = [];
  const tools = { matches: (pattern: string, text: string) => !isHeldPattern(pattern) || firstMatch(text, pattern) !== null, formatError: () => undefined };
  readValue(parameter.name, parameter, value, tools, errors);
  return errors.filter(({ code }) => ['min', 'max', 'enum', 'pattern'].includes(code)).map(({ text }) => text);
}

/** Null breaks no rule but that there must be a value. */
function guardsOf(parameter: Parameter): Guard[] {
  const { name, required, nullable, enum: allowed, pattern } = parameter;
  const guard = (text: Text, condition: (value: string) => string): Guard => ({ text, broken: (value) => `!isNull(${value}) && ${condition(value)}` });
  const choices = JSON.stringify(allowed ?? []);
  return [
    ...(required && !nullable ? [{ broken: (value: string) => `isNull(${value})`, text: fillText(parameterTexts.required, { name }) }] : []),
    ...(allowed ? [guard(fillText(parameterTexts.enum, { name, allowed: allowed.join(' / ') }), (value) => `!includes(${choices}, ${value})`)] : []),
    ...limitsOf(parameter).map(({ text, broken }) => guard(text, broken)),
    ...(pattern !== undefined && isHeldPattern(pattern)
      ? [guard(fillText(parameterTexts.pattern, { name, pattern }), (value) => `!regexTest(${value}, ${JSON.stringify(pattern)})`)]
      : []),
  ];
}

function limitsOf(rule: Parameter): Guard[] {
  return (['min', 'max'] as const).flatMap((limit): Guard[] => {
    const bound = rule[limit];
    const measured = bound === undefined ? null : measureOf(rule, bound);
    if (bound === undefined || measured === null) return [];
    const isOpen = rule.type === 'float' && (limit === 'min' ? rule.exclusiveMin : rule.exclusiveMax) === true;
    const sign = `${limit === 'min' ? '<' : '>'}${isOpen ? '=' : ''}`;
    const kind = rule.type === 'string' ? 'length' : rule.type === 'array' ? 'count' : 'value';
    const sentence = isOpen ? (limit === 'min' ? 'value_above' : 'value_below') : (`${kind}_${limit}` as const);
    const text = fillText(parameterTexts[sentence], { name: rule.name, bound });
    return [{ text, broken: (value) => `${measured.of(value)} ${sign} ${measured.bound}` }];
  });
}

/** What of a value is compared, and with what; null for a limit without a meaning for the type, and for one beyond what an integer holds. */
function measureOf({ type }: Parameter, bound: string | number): { of(value: string): string; bound: number } | null {
  if (type === 'date') return { of: (value) => `secondsBetween(${JSON.stringify(String(bound))}, ${value})`, bound: 0 };
  if (typeof bound !== 'number') return null;
  switch (type) {
    case 'string':
      return { of: (value) => `length(${value})`, bound };
    case 'array':
      return { of: (value) => `count(${value})`, bound };
    case 'integer':
    case 'float':
      return { of: (value) => value, bound };
    default:
      return null;
  }
}

/** Whether calls of a function are held to a pattern: it has to be one that both languages read alike. */
export function isHeldPattern(pattern: string): boolean {
  return !('code' in readPattern(pattern));
}
