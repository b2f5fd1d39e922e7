import type { ReturnField } from '../types/definition.ts';
import { anyValue, unitOf } from '../types/value-type.ts';
import type { Port } from './node-type.ts';

/** Returns the top-level fields of an answer as ports: `items[].id` belongs to `items`. */
export function fieldPorts(returns: readonly ReturnField[]): Port[] {
  const names = new Set(returns.map(({ name }) => name.split(/[.[]/)[0] ?? name));
  return [...names].map((name) => {
    const field = returns.find((one) => one.name === name);
    return { name, type: field ? { type: field.type, ...unitOf(field) } : anyValue, required: true };
  });
}
