import { texts } from '../../../../generated/words/node-frame/again-settings.ts';
import { longestPause } from '../../../model/semantics/runtime/run-frame.ts';
import type { Again } from '../../../model/semantics/runtime/runtime.ts';

/** Settings of a frame that is begun again where it failed for a passing reason. */
export const againSettings = {
  retries: { type: 'integer', minimum: 0, maximum: 5, default: 0, label: texts.retries, hint: texts.retriesHint },
  wait: { type: 'integer', minimum: 0, maximum: longestPause, default: 200, label: texts.wait, hint: texts.waitHint },
};

/** Undefined for what is done once. */
export function againOf({ retries, wait = againSettings.wait.default }: Record<string, unknown>): Again | undefined {
  return typeof retries === 'number' && retries > 0 ? { times: retries, wait: Number(wait) } : undefined;
}
