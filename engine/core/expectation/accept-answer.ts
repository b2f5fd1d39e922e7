import type { Json } from '../json/json.ts';
import { printLossless } from '../json/lossless-json.ts';
import { isSameJson } from '../json/same-json.ts';
import { codes } from '../protocol/codes.ts';
import { expectedValue, valueAt } from './compare-answer.ts';
import type { Expectation, ExpectedAnswer, FoundAnswer } from './expectation.ts';

type Judged = 'ret' | 'data' | 'expectations';
type Found = Pick<FoundAnswer, 'ret' | 'data'> & Partial<FoundAnswer>;

/**
 * Returns the expectation that an answer fulfils: its `ret`, the whole of its `data` and the values that had to be equal, each only if it was
 * expected before. A refusal expects no `data`.
 */
export function acceptAnswer<Expected extends ExpectedAnswer>(
  { ret, data, expectations, ...rest }: Expected,
  found: Found,
): Omit<Expected, Judged> & Pick<ExpectedAnswer, Judged> {
  return {
    ...rest,
    ...(ret !== undefined && { ret: found.ret }),
    ...(data !== undefined && found.ret === codes.ok && { data: found.data as Json }),
    ...(expectations && { expectations: expectations.map((one) => renewed(one, found)) }),
  };
}

/** Only an expectation of equality has a new value. */
function renewed(expectation: Expectation, found: Found): Expectation {
  const value = valueAt(found, expectation.path);
  const isUnchanged =
    expectation.operator !== 'equal' || value === undefined || value === expectation.value || isSameJson(value, expectedValue(expectation.value));
  return isUnchanged ? expectation : { ...expectation, value: typeof value === 'string' ? value : printLossless(value) };
}
