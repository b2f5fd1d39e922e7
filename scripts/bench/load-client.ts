/** Runs in a process of its own, on its own core, and prints one JSON line. */
import autocannon from 'autocannon';
import type { Load, LoadPlan } from './load.ts';

const plan = JSON.parse(process.argv[2] ?? '{}') as Required<LoadPlan>;
await run(1);
const result = await run(plan.seconds);
const load: Load = { perSecond: result.requests.average, p99: result.latency.p99, wrong: result.non2xx + result.errors + (result.mismatches ?? 0) };
console.log(JSON.stringify(load));

function run(duration: number): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    autocannon(
      {
        url: `${plan.address}${plan.path}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: plan.body,
        connections: 32,
        duration,
        ...(plan.expect !== undefined && { verifyBody: (body: unknown) => String(body).includes(plan.expect) }),
      },
      (error, answer) => (error ? reject(error) : resolve(answer)),
    );
  });
}
