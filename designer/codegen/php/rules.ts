import type { Json } from '../../../engine/core/descriptor/types.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { commentText } from '../comment-text.ts';
import { dumpPhp, phpString } from './dump-php.ts';

/** The rule of one parameter in the form `getRules()` answers. */
export function phpRule(parameter: Parameter): string {
  const words: [string, Json | undefined][] = [
    ['name', parameter.name],
    ['type', ruleType(parameter)],
    ['format', ruleFormat(parameter)],
    ['require', parameter.required ? true : undefined],
    ['default', defaultOf(parameter)],
    ['min', parameter.min ?? (parameter.required && parameter.type === 'string' && !parameter.enum ? 1 : undefined)],
    ['max', parameter.max],
    ['range', parameter.enum?.map(String)],
    ['regex', parameter.pattern === undefined ? undefined : delimited(parameter.pattern)],
    ['desc', commentText(parameter.description ?? parameter.title ?? '')],
  ];
  const members = words.filter((word): word is [string, Json] => word[1] !== undefined).map(([word, value]) => `${phpString(word)} => ${dumpPhp(value)}`);
  return `array(${members.join(', ')})`;
}

function ruleType({ type, enum: allowed }: Parameter): string {
  if (allowed && type === 'string') return 'enum';
  if (type === 'integer') return 'int';
  return type === 'object' ? 'array' : type;
}

function ruleFormat({ type, enum: allowed }: Parameter): string | undefined {
  if (type === 'array' || type === 'object') return 'json';
  return type === 'string' && !allowed ? 'utf8' : undefined;
}

/** The framework parses defaults like input, so structured ones travel as JSON text. */
function defaultOf({ type, default: fallback }: Parameter): Json | undefined {
  return (type === 'array' || type === 'object') && fallback !== undefined ? JSON.stringify(fallback) : fallback;
}

function delimited(pattern: string): string {
  return `/${pattern.replace(/\\[\s\S]|\//g, (part) => (part === '/' ? '\\/' : part))}/u`;
}
