import type { Json } from '../json/json.ts';
import { printLossless } from '../json/lossless-json.ts';
import { isSameJson } from '../json/same-json.ts';
import { codes } from '../protocol/codes.ts';
import { expectedValue, valueAt } from './compare-answer.ts';
import type { Expectation, ExpectedAnswer, FoundAnswer } from './expectation.ts';

type Judged = 'ret' | 'data' | 'expectations';
type Found = Pick<FoundAnswer, 'ret' | 'data'> & Partial<FoundAnswer>;

/**
 * What is expected from now on where the answer was right and the expectation was not: its `ret`, the whole of its `data` and the values that had to be
 * equal, each where something was expected of it. Of a refusal no `data` is demanded.
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

/** Only a value that had to be equal has a new one that is meant. */
function renewed(expectation: Expectation, found: Found): Expectation {
  const value = valueAt(found, expectation.path);
  const isUnchanged =
    expectation.operator !== 'equal' || value === undefined || value === expectation.value || isSameJson(value, expectedValue(expectation.value));
  return isUnchanged ? expectation : { ...expectation, value: typeof value === 'string' ? value : printLossless(value) };
}
