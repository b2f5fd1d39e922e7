import { finished } from 'node:stream';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { type Answer, type AppCaller, type Call, CallError, type FileAnswer, type GatewayCall, type RunStep, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/charge-step.ts';
import { type AccountFlows, covers } from './account-flow.ts';
import type { Chargeable } from './chargeable.ts';
import type { FlowShares, Hold } from './flow-shares.ts';

type Next = (handlerCall: Call) => Promise<Answer>;

/**
 * Reserves what a call costs before its handler runs, and charges it when the answer is a success: `ret` 200, or a stream that came to its end or that
 * its caller left; where the interface says so, also what the upstream refused. Errors and other refusals cost nothing, nor does an answer that was
 * kept of an earlier call: it does not come here. Throws 415 where nothing is left to charge.
 */
export function chargeStep(chargeable: Chargeable, flows: AccountFlows, shares: FlowShares): RunStep {
  return {
    name: 'billing/charge',
    place: 'run',
    concerns: ({ caller, service }) => caller !== null && chargeable.has(service) !== false,
    run(call, handlerCall, next) {
      const { caller, service } = call;
      if (caller === null) return next(handlerCall);
      return charge(call, caller, { flows, shares, isPriced: chargeable.has(service) }, () => next(handlerCall));
    },
  };
}

async function charge(
  call: GatewayCall,
  { app }: AppCaller,
  { flows, shares, isPriced }: { flows: AccountFlows; shares: FlowShares; isPriced: boolean | Promise<boolean> },
  run: () => ReturnType<Next>,
): Promise<Answer> {
  if (!(await isPriced)) return run();
  const hold = await reserve(call, app.accountId, flows, shares);
  let answer: Answer;
  try {
    answer = await run();
  } catch (error) {
    end(hold, call, error instanceof CallError && isCharged(call, error.ret));
    throw error;
  }
  if ('envelope' in answer) end(hold, call, isCharged(call, answer.envelope.ret));
  else endWith(answer.file, hold, call);
  return answer;
}

/** Paid packages first, the one that expires soonest before others, then trials, then the balance at the price of one call. */
async function reserve(call: GatewayCall, accountId: number, flows: AccountFlows, shares: FlowShares): Promise<Hold> {
  const { service } = call;
  const { packages, balanceId } = await flows.of(accountId);
  for (const owned of packages) {
    if (!covers(owned, service)) continue;
    const hold = await shares.take({ package: owned.id }, 1);
    if (!hold) continue;
    call.charged = owned.kind;
    return hold;
  }
  const price = service.settings?.unitPrice ?? 0;
  const hold = price > 0 && balanceId !== null ? await shares.take({ balance: balanceId }, price) : null;
  if (!hold) {
    call.charged = 'no_flow';
    throw refuse('quotaUsedUp', price > 0 ? texts.noBalance : texts.noFlow, { service: service.name });
  }
  call.charged = 'paid';
  return hold;
}

function isCharged({ service }: GatewayCall, ret: number): boolean {
  return ret === codes.ok || (ret === codes.upstreamRefused && service.settings?.chargesRefusals === true);
}

/** What is not charged is not logged as charged either. */
function end(hold: Hold, call: GatewayCall, isDue: boolean): void {
  if (isDue) hold.settle(call.service.name);
  else {
    hold.release();
    call.charged = null;
  }
}

function endWith({ body }: FileAnswer, hold: Hold, call: GatewayCall): void {
  if (Buffer.isBuffer(body)) end(hold, call, true);
  else
    finished(body, { writable: false }, (error) => {
      const isCut = error !== undefined && error !== null && !call.raw.signal.aborted;
      end(hold, call, !isCut);
    });
}
