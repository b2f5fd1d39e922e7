import type { Operator } from '../../../../designer/model/semantics/operations/operations.ts';
import { Budget } from '../../../../designer/model/semantics/runtime/budget.ts';
import { meteredCalc } from '../../../../designer/model/semantics/runtime/metered-calc.ts';
import { Failure } from '../../../../designer/model/semantics/values/failure.ts';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import type { CalcCase } from './php-calc.ts';

export type Outcome = { data: unknown } | { ret: number; msg: string };

class CountingBudget extends Budget {
  steps = 0;

  override spend(steps: number): void {
    this.steps += steps;
  }
}

/** What the table's own function answers. */
export function outcomeOf(one: CalcCase): Outcome {
  const { steps: _, ...outcome } = countedOutcomeOf(one);
  return outcome;
}

/** The same with the steps it takes of a call's budget. */
function countedOutcomeOf([operator, inputs]: CalcCase): Outcome & { steps: number } {
  const budget = new CountingBudget();
  const calc = meteredCalc(budget) as unknown as Record<string, (...inputs: readonly unknown[]) => unknown>;
  try {
    const data = calc[operator]!(...inputs);
    return { data, steps: budget.steps };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, msg: error.text.zh_cn, steps: budget.steps };
    throw error;
  }
}

/** Equal for equal JSON, whatever the order of members. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member) => {
    if (typeof member === 'bigint') return `${member}n`;
    return typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member;
  });
}

/** Cases that two languages answer differently, the first few. */
export function differences(cases: readonly CalcCase[], found: readonly unknown[]): { operator: Operator; inputs: string; php: string; table: string }[] {
  return cases
    .flatMap((one, index) => {
      const [php, table] = [canonical(found[index]), canonical(countedOutcomeOf(one))];
      return php === table
        ? []
        : [{ operator: one[0] as Operator, inputs: printLossless(one[1]).slice(0, 300), php: php.slice(0, 300), table: table.slice(0, 300) }];
    })
    .slice(0, 10);
}
