import type { ValueType } from '../../types/value-type.ts';

/** How an operation treats money among its inputs. */
interface AmountUse {
  /** Inputs that it takes as decimals in yuan, by their place. */
  inYuan: readonly number[];
  /** Its answer is in fen although it stands for yuan. */
  answersFen?: true;
  /** Why they have no meaning together: money with a plain number, with a float, or with money. */
  error?: 'mixed' | 'float' | 'amounts';
}

const alike = ['add', 'subtract', 'modulo', 'min', 'max', 'equal', 'notEqual', 'less', 'lessOrEqual', 'greater', 'greaterOrEqual', 'defaultIfNull'];
const single = ['round', 'floor', 'ceil', 'toText', 'squareRoot', 'power'];
const none: AmountUse = { inYuan: [] };

/**
 * Returns how an operation treats money among its inputs.
 * @param inputs their types, in order; unknown ones are accepted
 */
export function amountUse(operator: string, inputs: readonly ValueType[]): AmountUse {
  if (operator === 'average' && isMoney(inputs[0]?.items)) return { inYuan: [], answersFen: true };
  const amounts = inputs.flatMap((type, index) => (isMoney(type) ? [index] : []));
  if (amounts.length === 0) return none;
  if (single.includes(operator)) return { inYuan: amounts };
  if (operator === 'concat') return { inYuan: amounts };
  const others = inputs.filter((type) => !isMoney(type) && type.type !== 'any' && type.literal !== 0);
  if (alike.includes(operator)) return others.length > 0 ? { inYuan: [], error: 'mixed' } : none;
  if (operator !== 'multiply' && operator !== 'divide' && operator !== 'divideWhole') return none;
  if (operator === 'multiply' && amounts.length > 1) return { inYuan: [], error: 'amounts' };
  const [other] = others;
  if (!other) return none;
  if (operator !== 'multiply' && amounts[0] !== 0) return { inYuan: [], error: 'mixed' };
  if (other.type === 'float' && other.unit !== 'decimal') return { inYuan: [], error: 'float' };
  return operator === 'multiply' && other.type === 'integer' ? none : { inYuan: amounts };
}

function isMoney(type: ValueType | undefined): boolean {
  return type?.unit === 'fen';
}
