import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/loop-turns.ts';
import { Failure } from '../values/failure.ts';
import type { Budget } from './budget.ts';
import type { Runtime } from './runtime.ts';

/** Maximum number of turns: of one loop each time it runs, and of all loops of one call. */
export const turnLimits = { loop: 10_000, call: 200_000 } as const;

/** Returns `Runtime.items` of one call. Each turn takes its weight from the budget. */
export function loopTurns(budget?: Budget): Runtime['items'] {
  let turns = 0;
  return (value, weight = 1) => {
    if (!Array.isArray(value)) throw new Failure(400, loopTexts.list);
    turns += value.length;
    if (value.length > turnLimits.loop) throw new Failure(400, fillText(loopTexts.loop, { max: turnLimits.loop }));
    if (turns > turnLimits.call) throw new Failure(400, fillText(loopTexts.call, { max: turnLimits.call }));
    budget?.spend(value.length * weight, 'loop');
    return value;
  };
}

export const loopTexts = texts;
