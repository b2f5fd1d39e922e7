import { Failure } from '../../../designer/model/semantics/failure.ts';
import { type Operator, operationOf } from '../../../designer/model/semantics/operations.ts';
import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import type { CalcCase } from './php-calc.ts';

export type Outcome = { data: unknown } | { ret: number; msg: string };

/** What the table's own function answers. */
export function outcomeOf([operator, inputs]: CalcCase): Outcome {
  const rule = operationOf(operator);
  if (!rule) throw new Error(`no operation ${operator}`);
  try {
    return { data: rule.run(...inputs) };
  } catch (error) {
    if (error instanceof Failure) return { ret: error.ret, msg: error.text.zh_cn };
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
      const [php, table] = [canonical(found[index]), canonical(outcomeOf(one))];
      return php === table
        ? []
        : [{ operator: one[0] as Operator, inputs: printLossless(one[1]).slice(0, 300), php: php.slice(0, 300), table: table.slice(0, 300) }];
    })
    .slice(0, 10);
}
