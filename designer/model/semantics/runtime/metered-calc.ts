import { type Operator, operations } from '../operations/operations.ts';
import type { Budget } from './budget.ts';
import { calc } from './calc.ts';
import { type Cost, costs, outputSteps, stepsOf } from './costs.ts';
import type { Calc } from './runtime.ts';

type Run = (...inputs: unknown[]) => unknown;

/** The operations of a run, each of which takes from its budget. They are called as methods of this object. */
class MeteredCalc {
  readonly budget: Budget;

  constructor(budget: Budget) {
    this.budget = budget;
  }
}

const runs = (Object.keys(operations) as Operator[]).map((name) => [name, meteredRun(name, operations[name].run as Run, costs[name])]);
Object.assign(MeteredCalc.prototype, { condition: calc.condition, between: calc.between }, Object.fromEntries(runs));

/** Returns the operations of a run that take from its budget. */
export function meteredCalc(budget: Budget): Calc {
  return new MeteredCalc(budget) as unknown as Calc;
}

/** Inputs are passed one by one: collecting them takes longer than adding two numbers does. No operation has more than four. */
function meteredRun(name: string, run: Run, cost: Cost | undefined) {
  if (cost === undefined) {
    return function (this: MeteredCalc, a: unknown, b: unknown, c: unknown, d: unknown): unknown {
      this.budget.spend(1, name);
      return run(a, b, c, d);
    };
  }
  const { output = 0 } = cost;
  return function (this: MeteredCalc, ...inputs: unknown[]): unknown {
    this.budget.spend(stepsOf(cost, inputs), name);
    const answer = run(...inputs);
    if (output > 0) this.budget.spend(outputSteps(output, answer), name);
    return answer;
  };
}
