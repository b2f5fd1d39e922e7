import { type Operator, operations } from '../operations/operations.ts';
import { between } from '../values/between.ts';
import { asBoolean } from '../values/values.ts';
import type { Calc } from './runtime.ts';

/** The operations as `Runtime.calc`. */
export const calc: Calc = Object.freeze({
  ...(Object.fromEntries(Object.entries(operations).map(([name, rule]) => [name, rule.run])) as unknown as Pick<Calc, Operator>),
  condition: asBoolean,
  between,
});
