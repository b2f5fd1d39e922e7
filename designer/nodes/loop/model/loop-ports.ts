import { texts } from '../../../../generated/words/node-loop/loop-ports.ts';
import type { Port } from '../../../model/node-type/node-type.ts';
import { anyValue, type ValueType } from '../../../model/types/value-type.ts';

/** The list a loop goes through. */
export const itemsPort: Port = { name: 'items', label: texts.items, type: { type: 'array' }, required: true };

/** What a loop hands to the nodes behind its lazy input at each turn. */
export function turnPorts(inner: string): Port[] {
  return [
    { name: 'item', label: texts.item, type: anyValue, inner },
    { name: 'index', label: texts.index, type: { type: 'integer' }, inner },
  ];
}

/** Types of these ports. */
export function turnTypes(inputs: Record<string, ValueType>): Record<string, ValueType> {
  return { item: inputs.items?.items ?? anyValue, index: { type: 'integer' } };
}
