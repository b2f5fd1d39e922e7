import type { FlowNode } from '../../types/flow.ts';

/** Name of the field of the answer for the result of an operation. */
const words: Readonly<Record<string, string>> = {
  add: 'sum',
  subtract: 'difference',
  multiply: 'product',
  divide: 'quotient',
  divideWhole: 'quotient',
  remainder: 'remainder',
  concat: 'text',
  length: 'length',
  equal: 'same',
  notEqual: 'different',
};

/** Returns a name for a return field that this output feeds: `sum` for `add`, `row` for the row of a table. */
export function resultWord({ type, settings }: Pick<FlowNode, 'type' | 'settings'>, port: string): string {
  if (type === 'operation' && typeof settings.operator === 'string')
    return (Object.hasOwn(words, settings.operator) && words[settings.operator]) || settings.operator;
  if (type === 'fresh' && typeof settings.kind === 'string') return settings.kind;
  return port === 'value' || port === 'result' ? type : port;
}
