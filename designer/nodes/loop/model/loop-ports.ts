import type { Port } from '../../../model/node-type/node-type.ts';
import { anyValue, type ValueType } from '../../../model/types/value-type.ts';

/** The list a loop goes through. */
export const itemsPort: Port = { name: 'items', label: { zh_cn: '列表', en: 'List' }, type: { type: 'array' }, required: true };

/** What a loop hands to the nodes behind its lazy input at each turn. */
export function turnPorts(inner: string): Port[] {
  return [
    { name: 'item', label: { zh_cn: '当前元素', en: 'Element' }, type: anyValue, inner },
    { name: 'index', label: { zh_cn: '序号（从 0 起）', en: 'Index from 0' }, type: { type: 'integer' }, inner },
  ];
}

/** Types of these ports. */
export function turnTypes(inputs: Record<string, ValueType>): Record<string, ValueType> {
  return { item: inputs.items?.items ?? anyValue, index: { type: 'integer' } };
}
