import { burstWindows } from '../../../engine/formats/rate/core/rate.ts';
import { type CheckStep, type GatewayCall, refuse, retryAfter } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-limits/limit-steps.ts';
import { type DailyUsage, secondsOfToday, today } from './daily/daily-usage.ts';
import type { Counter, CountOutcome, Window } from './rate/counter.ts';
import type { RateRules } from './rate/rate-rules.ts';

const daySeconds = 86_400;

/** Whether the app calls too often: in the window of its rate, and beyond it in its burst. Throws 410. */
export function rateStep(rules: RateRules, counter: Counter): CheckStep {
  return {
    name: 'limits/rate',
    place: 'limit',
    check: (call) => (call.caller ? holdRate(call, call.caller.record, rules, counter) : undefined),
  };
}

async function holdRate(call: GatewayCall, record: Parameters<RateRules['of']>[0], rules: RateRules, counter: Counter): Promise<void> {
  const rule = await rules.of(record, call.service);
  if (!rule) return;
  const { calls, seconds, burst } = rule.rate;
  const outcome = await counter.take(rule.key, { calls, seconds });
  tell(call, rule.of, { calls, seconds }, outcome);
  if (outcome.isAllowed) return;
  if (burst > 0) {
    const window = { calls: burst, seconds: seconds * burstWindows };
    const more = await counter.take(`${rule.key}+`, window);
    tell(call, 'burst', window, more);
    if (more.isAllowed) return;
  }
  throw retryAfter(refuse('rateLimited', texts.tooOften, { calls, seconds, wait: outcome.reset }), outcome.reset);
}

/** Whether the app has used up the calls of its day. Throws 415. @param shared counts over instances; null where there is one alone */
export function dailyStep(usage: DailyUsage, shared: Counter | null): CheckStep {
  return {
    name: 'limits/daily',
    place: 'limit',
    check: (call) => (call.caller ? holdDay(call, call.caller.record, usage, shared) : undefined),
  };
}

async function holdDay(
  call: GatewayCall,
  { id, dailyLimit }: { id: number; dailyLimit: number | null },
  usage: DailyUsage,
  shared: Counter | null,
): Promise<void> {
  if (shared && dailyLimit !== null) {
    const outcome = await shared.take(`day:${id}:${today()}:${dailyLimit}`, { calls: dailyLimit, seconds: secondsOfToday() });
    if (!outcome.isAllowed) return refuseDay(call, dailyLimit, { ...outcome, reset: secondsOfToday() });
  }
  const outcome = await usage.take(id, dailyLimit);
  if (dailyLimit === null) return;
  if (!outcome.isAllowed) return refuseDay(call, dailyLimit, outcome);
  tell(call, 'day', { calls: dailyLimit, seconds: daySeconds }, outcome);
}

function refuseDay(call: GatewayCall, limit: number, outcome: CountOutcome): never {
  tell(call, 'day', { calls: limit, seconds: daySeconds }, outcome);
  throw retryAfter(refuse('quotaUsedUp', texts.usedUp, { limit }), outcome.reset);
}

function tell({ limits }: GatewayCall, name: string, { calls, seconds }: Window, { left, reset }: CountOutcome): void {
  limits.push({ name, calls, seconds, left, reset });
}
