import type { Calc } from '../runtime.ts';
import { between } from './between.ts';
import { type Operator, operations } from './operations.ts';
import { asBoolean } from './values.ts';

/** The operations as `Runtime.calc`. */
export const calc: Calc = Object.freeze({
  ...(Object.fromEntries(Object.entries(operations).map(([name, rule]) => [name, rule.run])) as unknown as Pick<Calc, Operator>),
  condition: asBoolean,
  between,
});
