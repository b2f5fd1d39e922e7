import { fillText } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/designer-model/budget.ts';
import { Failure } from '../values/failure.ts';
import { deepestJson } from '../values/limits.ts';
import { lengthOf } from '../values/texts.ts';

/**
 * Steps of one call, the interfaces it calls included: about a tenth of a second, and at most 64 bytes retained for each. Generated code runs on the
 * thread that answers everybody, so it must not take longer.
 */
export const allowedSteps = 1_000_000;

/**
 * Maximum number of values in what leaves a run; each 16 characters of a text count as one. A value that is used twice counts twice, because it is
 * printed twice.
 */
export const allowedValues = 2_000_000;

/** Steps between two checks of the budget that all runs share. */
export const lookSteps = 100_000;

/** Limits what one run may compute. PHP counts steps in the same way, so that both end the same call at the same step. */
export class Budget {
  #left = allowedSteps;
  #nextLook = allowedSteps - lookSteps;

  /** @param what the operation that computes, for the sentence of the refusal */
  spend(steps: number, what: string): void {
    this.#left -= steps;
    if (this.#left < this.#nextLook) this.#look(what);
  }

  #look(what: string): void {
    if (this.#left < 0)
      throw new Failure(400, fillText(budgetTexts.steps, { max: allowedSteps, what }), { code: 'budget', operation: what, allowed: allowedSteps });
    this.#nextLook = Math.max(this.#left - lookSteps, 0);
    this.onLook();
  }

  /** Told after each `lookSteps`; what it throws ends the run. */
  protected onLook(): void {}
}

/** Counts values as `fitting` does, up to `most`. */
export function valuesIn(value: unknown, most: number): number {
  let count = 0;
  const visit = (part: unknown): void => {
    count += typeof part === 'string' ? 1 + (part.length >> 4) : 1;
    if (typeof part !== 'object' || part === null || (!Array.isArray(part) && !isPlain(part))) return;
    for (const name in part) {
      if (count > most) return;
      visit((part as Record<string, unknown>)[name]);
    }
  };
  visit(value);
  return count;
}

/** Returns the value, unless it is too large or too deep to be printed. Ignores objects of classes. */
export function fitting<Value>(value: Value): Value {
  let left = allowedValues;
  const visit = (part: unknown, depth: number): void => {
    left -= typeof part === 'string' ? 1 + (lengthOf(part) >> 4) : 1;
    if (left < 0) throw new Failure(400, fillText(budgetTexts.values, { max: allowedValues }), { code: 'budget', allowed: allowedValues });
    if (typeof part !== 'object' || part === null) return;
    const isList = Array.isArray(part);
    if (!isList && !isPlain(part)) return;
    if (depth === deepestJson) throw new Failure(400, fillText(budgetTexts.depth, { max: deepestJson }), { code: 'budget', allowed: deepestJson });
    if (isList) for (const element of part) visit(element, depth + 1);
    else for (const name of Object.keys(part)) visit((part as Record<string, unknown>)[name], depth + 1);
  };
  visit(value, 0);
  return value;
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

export const budgetTexts = words;
