import { finished } from 'node:stream';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { type Answer, type AppCaller, type Call, type GatewayCall, type RunStep, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/charge-step.ts';
import { type AccountFlows, covers } from './account-flow.ts';
import type { Chargeable } from './chargeable.ts';
import type { FlowShares, Hold } from './flow-shares.ts';

type Next = (made: Call) => Promise<Answer>;

/**
 * Reserves what a call costs before its handler runs, and charges it when the answer is a success: `ret` 200, or a stream that came to its end or that
 * its caller left. Faults and refusals cost nothing, nor does an answer that was kept of an earlier call: it does not come here. Throws 415 where
 * nothing is left to charge.
 */
export function chargeStep(chargeable: Chargeable, flows: AccountFlows, shares: FlowShares): RunStep {
  return {
    name: 'billing/charge',
    place: 'run',
    run(call, made, next) {
      const { caller, service } = call;
      if (caller === null) return next(made);
      const isCharged = chargeable.has(service);
      if (isCharged === false) return next(made);
      return charge(call, caller, { flows, shares, isCharged }, () => next(made));
    },
  };
}

async function charge(
  call: GatewayCall,
  { app }: AppCaller,
  { flows, shares, isCharged }: { flows: AccountFlows; shares: FlowShares; isCharged: boolean | Promise<boolean> },
  run: () => ReturnType<Next>,
): Promise<Answer> {
  if (!(await isCharged)) return run();
  const hold = await reserve(call, app.accountId, flows, shares);
  let answer: Answer;
  try {
    answer = await run();
  } catch (error) {
    hold.release();
    throw error;
  }
  end(hold, call, answer);
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

function end(hold: Hold, { service, raw }: GatewayCall, answer: Answer): void {
  if ('envelope' in answer) {
    if (answer.envelope.ret === codes.ok) hold.settle(service.name);
    else hold.release();
    return;
  }
  const { body } = answer.file;
  if (Buffer.isBuffer(body)) {
    hold.settle(service.name);
    return;
  }
  finished(body, { writable: false }, (error) => {
    const isCut = error !== undefined && error !== null && !raw.signal.aborted;
    if (isCut) hold.release();
    else hold.settle(service.name);
  });
}
