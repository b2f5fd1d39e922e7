import type { Json } from '../../json/json.ts';
import type { Parameter } from '../../protocol/parameter.ts';
import type { Language } from '../../text/text.ts';
import { codeSpan, plainText, table } from './markdown-text.ts';
import { rangeWords } from './range-words.ts';
import { factText, markdownTexts as texts } from './texts.ts';

/** Returns a Markdown table of parameters with all their rules. Members follow their parent under their path: `items[].owner.id`. */
export function parameterTable(parameters: readonly Parameter[], language: Language): string {
  const head = [texts.name, texts.type, texts.required, texts.default, texts.description].map((text) => text[language]);
  return table(
    head,
    parameters.flatMap((parameter) => rowsOf(parameter.name, parameter, language)),
  );
}

function rowsOf(path: string, rule: Omit<Parameter, 'name'>, language: Language): string[][] {
  const { type, required, default: initial, items, properties = [] } = rule;
  return [
    [codeSpan(path, 'cell'), type, required ? texts.yes[language] : '', initial === undefined ? '' : valueCode(initial), descriptionOf(rule, language)],
    ...(items ? rowsOf(`${path}[]`, items, language) : []),
    ...properties.flatMap((member) => rowsOf(`${path}.${member.name}`, member, language)),
  ];
}

function descriptionOf(rule: Omit<Parameter, 'name'>, language: Language): string {
  const { title = '', description = '', text, enum: values, format, pattern, example, documentedDefault } = rule;
  const facts: [keyof typeof texts, string | undefined][] = [
    ['values', values?.map(valueCode).join(' ')],
    [unitOf(rule.type), rangeWords(rule)],
    ['documentedDefault', documentedDefault === undefined ? undefined : valueCode(documentedDefault)],
    ['format', format && valueCode(format)],
    ['pattern', pattern && valueCode(pattern)],
    ['example', example === undefined ? undefined : valueCode(example)],
  ];
  const words = text ? text[language] : [title, description].filter(Boolean).join(' ');
  return [plainText(words), ...marksOf(rule, language), ...facts.flatMap(([name, value]) => (value ? [factText(name, value, language)] : []))]
    .filter(Boolean)
    .join(texts.between[language]);
}

/** Returns the marks of a parameter or field: nullable, optional, deprecated. */
export function marksOf(of: { nullable?: boolean; optional?: boolean; deprecated?: boolean }, language: Language): string[] {
  return (['nullable', 'optional', 'deprecated'] as const).filter((mark) => of[mark] === true).map((mark) => texts[mark][language]);
}

/** Returns a value as a code span, as it is sent. */
export function valueCode(value: Json): string {
  return codeSpan(typeof value === 'string' ? value : JSON.stringify(value), 'cell');
}

function unitOf(type: Parameter['type']): 'characters' | 'elements' | 'bytes' | 'range' {
  if (type === 'string') return 'characters';
  if (type === 'array') return 'elements';
  return type === 'file' ? 'bytes' : 'range';
}
