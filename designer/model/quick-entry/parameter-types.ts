import type { Parameter } from '../../../engine/core/protocol/parameter.ts';

type Rule = Omit<Parameter, 'name'>;

/** Types as written in an entry. Of several words for one type the first is printed. */
const words: Readonly<Record<string, Rule>> = {
  int: { type: 'integer' },
  integer: { type: 'integer' },
  float: { type: 'float' },
  number: { type: 'float' },
  double: { type: 'float' },
  string: { type: 'string' },
  str: { type: 'string' },
  text: { type: 'string' },
  bool: { type: 'boolean' },
  boolean: { type: 'boolean' },
  date: { type: 'date' },
  array: { type: 'array' },
  list: { type: 'array' },
  object: { type: 'object' },
  file: { type: 'file' },
  money: { type: 'integer', format: 'money' },
  decimal: { type: 'float', format: 'decimal' },
};

export const typeWords: readonly string[] = Object.keys(words);

/** Returns the rule a type word stands for; undefined for any other word. */
export function ruleOfWord(word: string): Rule | undefined {
  const known = word.toLowerCase();
  return Object.hasOwn(words, known) ? words[known] : undefined;
}

/** Returns the word for a type: `int`, `money`, `string[]`. Members of objects have no word. */
export function wordOfRule({ type, format, items }: Rule): string {
  if (type === 'array') return items ? `${wordOfRule(items)}[]` : 'array';
  const found =
    Object.entries(words).find(([, rule]) => rule.type === type && rule.format === format) ?? Object.entries(words).find(([, rule]) => rule.type === type);
  return found?.[0] ?? type;
}
