import { type Answer, type Call, type CallingApp, errorAnswer, type GatewayCall, type RunStep } from '../../../../engine/server/index.ts';
import type { DatabaseAppGate } from '../gate/app-gate.ts';
import { fingerprintOf } from '../idempotency/fingerprint.ts';
import { requireKey } from '../idempotency/idempotent-calls.ts';

/** Lets a call with an `Idempotency-Key` happen once. Throws 400 for a key that is none and 409 as `IdempotentCalls` has it. */
export function runOnce(gate: DatabaseAppGate): RunStep {
  return {
    name: 'apps/idempotency',
    place: 'run',
    concerns: ({ caller, raw }) => caller !== null && raw.idempotencyKey !== undefined && raw.method !== 'GET',
    run(call, handlerCall, next) {
      const { caller, raw } = call;
      if (caller === null || raw.idempotencyKey === undefined) return next(handlerCall);
      return once(gate, call, { handlerCall, app: caller.app, key: raw.idempotencyKey }, next);
    },
  };
}

async function once(
  gate: DatabaseAppGate,
  { service, fields, members, raw, headers }: GatewayCall,
  { handlerCall, app, key }: { handlerCall: Call; app: CallingApp; key: string },
  next: (handlerCall: Call) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = await fingerprintOf({ fields, members, files: raw.files });
  const keyed = { appId: app.id, service: service.name, key: requireKey(key), fingerprint };
  return gate.idempotent.run(keyed, async () => {
    try {
      // A caller who has gone may come back for the answer, and what is kept are values.
      return { ...(await next({ ...handlerCall, signal: new AbortController().signal, takesJsonText: false })), headers };
    } catch (error) {
      return errorAnswer(error, raw, headers);
    }
  });
}
