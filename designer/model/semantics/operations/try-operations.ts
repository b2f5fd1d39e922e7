import { texts as words } from '../../../../generated/words/designer-model/try-operations.ts';
import type { ValueType } from '../../types/value-type.ts';
import { Failure } from '../values/failure.ts';
import { amountOperations } from './amount-operations.ts';
import { convertOperations } from './convert-operations.ts';
import { type OperationRule, one, types } from './operation-rule.ts';

const attempting = <Result>(label: OperationRule['label'], type: ValueType, convert: (value: unknown) => Result) => ({
  section: 'convert' as const,
  label,
  inputs: one(types.nullable),
  result: (): ValueType => ({ ...type, nullable: true }),
  run: (value: unknown): Result | null => {
    try {
      return convert(value);
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  },
});

/** Conversions that return null where the plain ones end the call. */
export const tryOperations = {
  tryInteger: attempting(words.tryInteger, types.integer, convertOperations.toInteger.run),
  tryFloat: attempting(words.tryFloat, types.float, convertOperations.toFloat.run),
  tryDecimal: attempting(words.tryDecimal, types.decimal, amountOperations.toDecimal.run),
  tryBoolean: attempting(words.tryBoolean, types.boolean, convertOperations.toBoolean.run),
  tryDate: attempting(words.tryDate, types.date, convertOperations.toDate.run),
} as const satisfies Record<string, OperationRule>;
