import { randomBytes } from 'node:crypto';
import { adminOf, callerOf } from '../../bench-client.ts';
import { withInstallation } from '../../installation.ts';
import { type MeasuredLoad, measuredLoad } from '../../load/measured-load.ts';
import { startPinned } from '../../processes.ts';
import { median, milliseconds, type Row, requests } from '../../row.ts';

const rounds = 7;
const seconds = 2;
const share = 0.8;
const slowness = 3;

/**
 * An imported interface through the whole chain to its upstream, in turn with a bare proxy in front of the same upstream: the same answer over
 * the same kept connections, and the same core for whoever is measured.
 */
export async function proxyRows(): Promise<Row[]> {
  // The upstream shares the core of the load: what is measured has its own.
  const upstream = await startPinned('scripts/bench/load/bench-upstream.ts', {}, 1);
  const rival = await startPinned('scripts/bench/load/rival-proxy.ts', { BENCH_UPSTREAM: upstream.address });
  try {
    return await withInstallation(async (_folder, environment) => {
      const server = await startPinned('scripts/start.js', { ...environment, PORTICO_OUTBOUND_ALLOW: upstream.address.replace('http://', '') });
      try {
        const body = await publish(server.address, upstream.address);
        const runs: { ours: MeasuredLoad; theirs: MeasuredLoad }[] = [];
        for (let round = 0; round < rounds; round++)
          runs.push({
            ours: await measuredLoad(server, { seconds, body, expect: '{"ret":200,"data":{"id":9007199254740993,' }),
            theirs: await measuredLoad(rival, { seconds, method: 'GET', path: '/goods/7', body: '', expect: '{"id":9007199254740993,' }),
          });
        return [rowOf(runs)];
      } finally {
        await server.stop();
      }
    });
  } finally {
    await rival.stop();
    await upstream.stop();
  }
}

function rowOf(runs: { ours: MeasuredLoad; theirs: MeasuredLoad }[]): Row {
  const ours = median(runs.map((run) => run.ours.perSecond));
  const theirs = median(runs.map((run) => run.theirs.perSecond));
  const p99 = median(runs.map((run) => run.ours.p99));
  const theirP99 = median(runs.map((run) => run.theirs.p99));
  const processor = median(runs.map((run) => run.ours.processor));
  const theirProcessor = median(runs.map((run) => run.theirs.processor));
  const wrong = runs.reduce((sum, run) => sum + run.ours.wrong + run.theirs.wrong, 0);
  return {
    what: wrong > 0 ? `imported interface, proxied (${wrong} wrong answers)` : 'imported interface, proxied',
    measured: `${requests(ours)} = ${(ours / theirs).toFixed(2)} × @fastify/http-proxy (${requests(theirs)}), p99 ${milliseconds(p99)} = ${(p99 / theirP99).toFixed(1)} ×, processor ${Math.round(processor)} µs a call (${Math.round(theirProcessor)})`,
    budget: `≥ ${share} × and p99 ≤ ${slowness} × @fastify/http-proxy`,
    isMet: wrong === 0 && ours >= share * theirs && p99 <= slowness * theirP99,
  };
}

/** Imports and publishes the interface, and answers the form that calls it with an app's token. */
async function publish(address: string, upstream: string): Promise<string> {
  const { call } = await adminOf(address);
  const key = randomBytes(8).toString('hex');
  const secret = randomBytes(16).toString('hex');
  const { id } = await call<{ id: number }>('Admin.App.Add', {
    ...{ app_key: key, app_secret: secret, name: 'Bench', account_id: 1, limit_mode: 'limited', daily_limit: 1_000_000_000 },
  });
  await call('Admin.App.Pass', { id });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Bench', version: '1' },
    servers: [{ url: upstream }],
    paths: {
      '/goods/{id}': {
        get: {
          operationId: 'goods',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'goods', content: { 'application/json': { schema: { type: 'object' } } } } },
        },
      },
    },
  };
  const preview = await call<{ upload: string; operations: { id: string; service: string }[] }>('Admin.Interface.ImportPreview', {
    document: JSON.stringify(document),
  });
  const { job } = await call<{ job: number }>('Admin.Interface.ImportApply', { upload: preview.upload, publish: 'true' });
  for (let turn = 0; turn < 200; turn++) {
    const { status } = await call<{ status: string }>('Admin.Job.Get', { id: job });
    if (status === 'done') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { access_token: token } = await callerOf(address)<{ access_token: string }>('App.Auth.ApplyToken', { app_key: key, app_secret: secret });
  return new URLSearchParams({ s: preview.operations[0]?.service ?? '', id: '7', access_token: token }).toString();
}
