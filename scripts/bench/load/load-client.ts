/** Runs in a process of its own, on its own core, and prints one JSON line. */
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { signCall } from '../../../plugins/apps/server/credentials/signature.ts';
import type { Load, LoadPlan } from './load.ts';

const plan: LoadPlan & { seconds: number } = JSON.parse(process.argv[2] ?? '{}');
const warmUp = plan.calls === undefined ? (await run({ duration: 1 })).requests.total : 0;
const result = await run(plan.calls === undefined ? { duration: plan.seconds } : { amount: plan.calls, sampleInt: 50 });
const load: Load = {
  perSecond: result.requests.total / result.duration,
  p99: result.latency.p99,
  calls: warmUp + result.requests.total,
  wrong: result.non2xx + result.errors + (result.mismatches ?? 0),
};
console.log(JSON.stringify(load));

/** @param extent an amount is over only when it is looked at, which is every `sampleInt` milliseconds */
function run(extent: { duration: number } | { amount: number; sampleInt: number }): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    autocannon(
      {
        url: `${plan.address}${plan.path}`,
        ...(plan.method === 'GET'
          ? { method: 'GET' as const }
          : { method: 'POST' as const, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: plan.body }),
        connections: 32,
        ...extent,
        ...(plan.sign && { requests: [{ setupRequest: (request) => ({ ...request, body: signedBody(plan.body, plan.sign!) }) }] }),
        ...(plan.expect !== undefined && { verifyBody: (body: unknown) => String(body).includes(plan.expect!) }),
      },
      (error, answer) => (error ? reject(error) : resolve(answer)),
    );
  });
}

function signedBody(body: string, { service, key, secret }: NonNullable<LoadPlan['sign']>): string {
  const form = new URLSearchParams(body);
  form.delete('s');
  const fields = { ...Object.fromEntries(form), app_key: key, timestamp: String(Math.floor(Date.now() / 1000)), nonce: randomUUID() };
  return new URLSearchParams({ s: service, ...fields, sign: signCall({ service, fields }, secret) }).toString();
}
