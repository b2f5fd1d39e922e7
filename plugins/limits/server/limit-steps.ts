import { burstWindows } from '../../../engine/formats/rate/core/rate.ts';
import { type AppRecord, type CheckStep, type GatewayCall, refuse, retryAfter } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-limits/limit-steps.ts';
import { type DailyUsage, secondsOfToday, today } from './daily/daily-usage.ts';
import type { Counter, CountOutcome, Window } from './rate/counter.ts';
import type { RateRule, RateRules } from './rate/rate-rules.ts';

const daySeconds = 86_400;

/** Whether the app calls too often: in the window of its rate, and beyond it in its burst. Throws 410. */
export function rateStep(rules: RateRules, counter: Counter): CheckStep {
  return {
    name: 'limits/rate',
    place: 'limit',
    check: (call) => (call.caller ? holdRate(call, call.caller.record, rules, counter) : undefined),
  };
}

function holdRate(call: GatewayCall, record: Parameters<RateRules['of']>[0], rules: RateRules, counter: Counter): Promise<void> | undefined {
  const rule = rules.of(record, call.service);
  if (rule instanceof Promise) return rule.then((read) => (read ? count(call, read, counter) : undefined));
  return rule ? count(call, rule, counter) : undefined;
}

async function count(call: GatewayCall, rule: RateRule, counter: Counter): Promise<void> {
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

type LimitedApp = Pick<AppRecord, 'id' | 'dailyLimit'>;

function holdDay(call: GatewayCall, app: LimitedApp, usage: DailyUsage, shared: Counter | null): Promise<void> | undefined {
  if (shared && app.dailyLimit !== null) return holdSharedDay(call, app, app.dailyLimit, usage, shared);
  return holdOwnDay(call, app, usage);
}

async function holdSharedDay(call: GatewayCall, app: LimitedApp, limit: number, usage: DailyUsage, shared: Counter): Promise<void> {
  const outcome = await shared.take(`day:${app.id}:${today()}:${limit}`, { calls: limit, seconds: secondsOfToday() });
  if (!outcome.isAllowed) refuseDay(call, limit, { ...outcome, reset: secondsOfToday() });
  await holdOwnDay(call, app, usage);
}

function holdOwnDay(call: GatewayCall, { id, dailyLimit }: LimitedApp, usage: DailyUsage): Promise<void> | undefined {
  const outcome = usage.take(id, dailyLimit);
  if (outcome instanceof Promise) return outcome.then((counted) => tellDay(call, dailyLimit, counted));
  tellDay(call, dailyLimit, outcome);
  return undefined;
}

function tellDay(call: GatewayCall, limit: number | null, outcome: CountOutcome): void {
  if (limit === null) return;
  if (!outcome.isAllowed) refuseDay(call, limit, outcome);
  tell(call, 'day', { calls: limit, seconds: daySeconds }, outcome);
}

function refuseDay(call: GatewayCall, limit: number, outcome: CountOutcome): never {
  tell(call, 'day', { calls: limit, seconds: daySeconds }, outcome);
  throw retryAfter(refuse('quotaUsedUp', texts.usedUp, { limit }), outcome.reset);
}

function tell({ limits }: GatewayCall, name: string, { calls, seconds }: Window, { left, reset }: CountOutcome): void {
  limits.push({ name, calls, seconds, left, reset });
}
