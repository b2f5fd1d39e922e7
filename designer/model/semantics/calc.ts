import type { Calc } from '../runtime.ts';
import { asBoolean, operations } from './operations.ts';

/** The operations as `Runtime.calc`. */
export const calc: Calc = Object.freeze({
  ...(Object.fromEntries(Object.entries(operations).map(([name, rule]) => [name, rule.run])) as unknown as Omit<Calc, 'condition'>),
  condition: asBoolean,
});
