import type { Json } from '../../../engine/core/json/json.ts';
import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { dumpPhp, phpString } from '../../../engine/core/printing/dump-php.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { pcrePattern } from './parts/pcre-pattern.ts';

type Rule = Omit<Parameter, 'name'> & { name?: string };

/**
 * The rule of one parameter in the form `getRules()` answers. The words of the framework come first and feed its docs; `object`, `pattern`,
 * `shape`, `items` and `members` say what it has no word for. `\Portico\Input` reads all of them.
 */
export function phpRule(parameter: Parameter): string {
  const { required, type, min } = parameter;
  // An empty text would satisfy the framework.
  const least = min ?? (required && type === 'string' && !parameter.enum ? 1 : undefined);
  return ruleText({ ...parameter, min: least }, defaultOf(parameter), commentText(parameter.description ?? parameter.title ?? ''));
}

function ruleText(rule: Rule, fallback?: Json, description?: string): string {
  const words: [string, string | undefined][] = [
    ['name', dumped(rule.name)],
    ['type', dumped(ruleType(rule))],
    ['format', dumped(ruleFormat(rule))],
    ['object', rule.type === 'object' ? 'true' : undefined],
    ['require', rule.required ? 'true' : undefined],
    ['nullable', rule.nullable ? 'true' : undefined],
    ['default', dumped(fallback)],
    ['min', dumped(boundOf(rule, rule.min))],
    ['above', rule.type === 'float' && rule.exclusiveMin ? 'true' : undefined],
    ['max', dumped(boundOf(rule, rule.max))],
    ['below', rule.type === 'float' && rule.exclusiveMax ? 'true' : undefined],
    ['range', dumped(rule.enum)],
    ['regex', rule.pattern === undefined ? undefined : phpString(pcrePattern(rule.pattern))],
    ['pattern', dumped(rule.pattern)],
    ['shape', dumped(rule.format)],
    ['items', rule.items && ruleText(rule.items)],
    ['members', rule.properties && `array(${rule.properties.map((member) => ruleText(member)).join(', ')})`],
    ['desc', dumped(description)],
  ];
  return `array(${words.flatMap(([word, text]) => (text === undefined ? [] : [`'${word}' => ${text}`])).join(', ')})`;
}

function dumped(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : dumpPhp(value);
}

/** A limit that PHP would read as a float is written in digits. */
function boundOf({ type }: Rule, bound: string | number | undefined): string | number | undefined {
  return type === 'integer' && typeof bound === 'number' && Number.isInteger(bound) && !Number.isSafeInteger(bound) ? String(BigInt(bound)) : bound;
}

function ruleType({ type, enum: allowed }: Rule): string {
  if (allowed && type === 'string') return 'enum';
  if (type === 'integer') return 'int';
  return type === 'object' ? 'array' : type;
}

function ruleFormat({ type, enum: allowed }: Rule): string | undefined {
  if (type === 'array' || type === 'object') return 'json';
  return type === 'string' && !allowed ? 'utf8' : undefined;
}

/** The framework parses defaults like input, so structured ones travel as JSON text. */
function defaultOf({ type, default: fallback }: Parameter): Json | undefined {
  return (type === 'array' || type === 'object') && fallback !== undefined && fallback !== null ? JSON.stringify(fallback) : fallback;
}
