import { generate } from '../../../../designer/codegen/generate.ts';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { adminOf, callerOf } from '../../bench-client.ts';
import { withInstallation } from '../../installation.ts';
import type { LoadPlan } from '../../load/load.ts';
import { type MeasuredLoad, measuredLoad } from '../../load/measured-load.ts';
import { startPinned } from '../../processes.ts';
import { median, milliseconds, type Row, requests } from '../../row.ts';
import { addApp } from '../../samples/bench-app.ts';

const rounds = 3;
const seconds = 3;
const byToken = 'published computed interface, key and token';
const signed = 'published computed interface, signed';

interface Measured {
  what: string;
  /** Of the rate of bare Fastify. */
  share?: number;
  /** Times its p99. */
  slowness?: number;
  atLeast?: number;
  /** The accepted call that this refused one must not be dearer than. */
  accepted?: string;
  plan: Omit<LoadPlan, 'address'>;
}

/** Published interfaces through the whole chain. Every round measures beside each of them, with the same body, bare Fastify. */
export function gatewayRows(): Promise<Row[]> {
  return withInstallation(async (_folder, environment) => {
    const server = await startPinned('scripts/start.js', environment);
    const bare = await startPinned('scripts/bench/load/bare-fastify.ts', {});
    try {
      const cases = await publish(server.address);
      const rows: Row[] = [];
      const rates = new Map<string, number>();
      for (const measured of cases) {
        const runs: { ours: MeasuredLoad; theirs: MeasuredLoad }[] = [];
        for (let round = 0; round < rounds; round++)
          runs.push({
            ours: await measuredLoad(server, { seconds, ...measured.plan }),
            theirs: await measuredLoad(bare, { seconds, body: measured.plan.body }),
          });
        const ours = middle(runs.map((run) => run.ours));
        rates.set(measured.what, ours.perSecond);
        const rate = median(runs.map((run) => run.ours.perSecond / run.theirs.perSecond));
        const p99 = median(runs.map((run) => run.ours.p99 / run.theirs.p99));
        const processor = median(runs.map((run) => run.theirs.processor / run.ours.processor));
        rows.push(rowOf(measured, ours, { rate, p99, processor }, rates.get(measured.accepted ?? '')));
      }
      return rows;
    } finally {
      await server.stop();
      await bare.stop();
    }
  });
}

/** Against bare Fastify: the share of its rate, how many times its p99, and what of our processor time a call its own takes. */
interface Ratios {
  rate: number;
  p99: number;
  processor: number;
}

function rowOf({ what, share, slowness, atLeast }: Measured, ours: Middle, { rate, p99, processor }: Ratios, accepted: number | undefined): Row {
  const figure = `${requests(ours.perSecond)} = ${rate.toFixed(2)} × bare, p99 ${milliseconds(ours.p99)} = ${p99.toFixed(1)} × bare, processor ${Math.round(ours.processor)} µs a call = ${processor.toFixed(2)} × bare`;
  const limits = [
    { text: `≥ ${share} × bare`, isSet: share !== undefined, isMet: rate >= (share ?? 0) },
    { text: `p99 ≤ ${slowness} × bare`, isSet: slowness !== undefined, isMet: p99 <= (slowness ?? 0) },
    { text: `≥ ${requests(atLeast ?? 0)}`, isSet: atLeast !== undefined, isMet: ours.perSecond >= (atLeast ?? 0) },
    { text: '≥ the accepted rate', isSet: accepted !== undefined, isMet: ours.perSecond >= (accepted ?? 0) },
  ].filter(({ isSet }) => isSet);
  return {
    what: ours.wrong > 0 ? `${what} (${ours.wrong} wrong answers)` : what,
    measured: figure,
    budget: limits.map(({ text }) => text).join(', '),
    isMet: ours.wrong === 0 && limits.every(({ isMet }) => isMet),
  };
}

type Middle = Omit<MeasuredLoad, 'calls'>;

function middle(loads: MeasuredLoad[]): Middle {
  return {
    processor: median(loads.map(({ processor }) => processor)),
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
    wrong: loads.reduce((sum, { wrong }) => sum + wrong, 0),
  };
}

/** An approved app, a computed interface that answers some 300 bytes, and the five calls of a table. */
async function publish(address: string): Promise<Measured[]> {
  const { call } = await adminOf(address);
  const { key, secret } = await addApp(call);
  const definition = computedDefinition('Bench.Sum.Add', { a: 'integer', b: 'integer', text: 'string' }, { sum: ['add', 'a', 'b'], text: 'text' });
  for (const published of [definition, handEdited()]) {
    const { id } = await call<{ id: number }>('Admin.Interface.Save', { definition: published });
    await call('Admin.Interface.Publish', { id });
  }
  const columns = [
    { name: 'name', type: 'string', required: true },
    { name: 'stock', type: 'integer' },
  ];
  const created = await call<{ interfaces: { id: number; service: string }[] }>('Admin.Interface.CreateData', {
    ...{ table: 'bench_goods', columns, namespace: 'Bench', class: 'Goods', title: 'Goods' },
  });
  for (const { id } of created.interfaces) await call('Admin.Interface.Publish', { id });
  const { access_token: token } = await callerOf(address)<{ access_token: string }>('App.Auth.ApplyToken', { app_key: key, app_secret: secret });
  const app = callerOf(address, { access_token: token });
  const { id } = await app<{ id: number }>('Bench.Goods.Create', { name: 'tea', stock: 3 });

  const sum = { s: 'Bench.Sum.Add', a: '19', b: '23', text: 'x'.repeat(230) };
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const unsigned = { app_key: key, timestamp: String(Math.floor(Date.now() / 1000) + 200), nonce: 'nonce-of-bench', sign: '0'.repeat(64) };
  return [
    {
      what: byToken,
      share: 0.45,
      slowness: 3,
      plan: { body: form({ ...sum, app_key: key, access_token: token }), expect: '"sum":42' },
    },
    { what: signed, share: 0.3, plan: { body: form(sum), sign: { service: sum.s, key, secret }, expect: '"sum":42' } },
    {
      what: 'hand-edited code in the sandbox, one call of the platform',
      share: 0.15,
      plan: { body: form({ ...sum, s: 'Bench.Edited.Add', access_token: token }), expect: '"sum":42' },
    },
    {
      what: 'data interface, get by id',
      atLeast: 8_000,
      plan: { body: form({ s: 'Bench.Goods.Get', id: String(id), access_token: token }), expect: '"name":"tea"' },
    },
    { what: 'refused: unknown key', accepted: byToken, plan: { body: form({ ...sum, app_key: 'nobody', access_token: token }), expect: '"ret":413' } },
    { what: 'refused: wrong signature', accepted: signed, plan: { body: form({ ...sum, ...unsigned }), expect: '"ret":414' } },
  ];
}

/** The same answer out of code a person wrote, which asks the platform for a configuration value on the way. */
function handEdited(): InterfaceDefinition {
  const definition = computedDefinition('Bench.Edited.Add', { a: 'integer', b: 'integer', text: 'string' }, { sum: ['add', 'a', 'b'], text: 'text' });
  const text = `export async function add(parameters, platform) {
  const suffix = await platform.config('bench.none');
  return { sum: platform.calc.add(parameters.a, parameters.b), text: parameters.text + (suffix ?? '') };
}
`;
  return { ...definition, code: { ts: { text, base: generate(definition, 'ts')[0]!.text } } };
}
