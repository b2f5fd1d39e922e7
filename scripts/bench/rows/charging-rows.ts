import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { adminOf, type Call, callerOf } from '../bench-client.ts';
import { withInstallation } from '../installation.ts';
import { load } from '../load/load.ts';
import { type Started, startPinned } from '../processes.ts';
import { median, quartiles, type Row } from '../row.ts';
import { addApp } from '../samples/bench-app.ts';

/** Of each payer: one round with and one without charging beside it, the first of them in turn. Short ones, that both of a pair meet the same machine. */
const pairs = 32;
/** Of a round. */
const calls = 2_000;
/** Before the first of them, of each interface: until its code is compiled. */
const warmUp = 3_000;
const share = 0.8;
const free = 'Bench.Free.Add';
const charged = { 'a package': 'Bench.Packaged.Add', 'the balance': 'Bench.Priced.Add' };

interface Round {
  perSecond: number;
  /** Processor time of the server for one call, in microseconds. */
  cost: number;
  wrong: number;
}

/**
 * What charging costs a call: the same interface without a price, of a package, and of the balance. The processor time of the server is compared and not
 * only the rate, since what else the machine does changes a rate and hardly the time.
 */
export function chargingRows(): Promise<Row[]> {
  return withInstallation(async (_folder, environment) => {
    const server = await startPinned('scripts/start.js', environment);
    try {
      const bodyOf = await openShop(server.address);
      const rows: Row[] = [];
      for (const service of [free, ...Object.values(charged)]) await measure(server, bodyOf(service), warmUp);
      for (const [payer, service] of Object.entries(charged)) {
        const compared: { without: Round; with: Round }[] = [];
        for (let pair = 0; pair < pairs; pair++) {
          const isFreeFirst = pair % 2 === 0;
          const first = await measure(server, bodyOf(isFreeFirst ? free : service), calls);
          const second = await measure(server, bodyOf(isFreeFirst ? service : free), calls);
          compared.push(isFreeFirst ? { without: first, with: second } : { without: second, with: first });
        }
        rows.push(rowOf(payer, compared));
      }
      return rows;
    } finally {
      await server.stop();
    }
  });
}

async function measure(server: Started, body: string, calls: number): Promise<Round> {
  const before = await server.processor();
  const { perSecond, wrong } = load({ calls, body, expect: '"sum":42', address: server.address });
  return { perSecond, wrong, cost: (((await server.processor()) - before) * 1_000) / calls };
}

function rowOf(payer: string, compared: { without: Round; with: Round }[]): Row {
  const spread = (values: number[]) => {
    const [low, high] = quartiles(values);
    return `${median(values).toFixed(2)} × (half of ${values.length} pairs ${low.toFixed(2)} to ${high.toFixed(2)})`;
  };
  const costs = compared.map((pair) => pair.without.cost / pair.with.cost);
  const rates = compared.map((pair) => pair.with.perSecond / pair.without.perSecond);
  const wrong = compared.reduce((sum, pair) => sum + pair.without.wrong + pair.with.wrong, 0);
  const microseconds = (which: 'with' | 'without') => median(compared.map((pair) => pair[which].cost)).toFixed(1);
  return {
    what: `charged to ${payer}, beside the same call without${wrong > 0 ? ` (${wrong} wrong answers)` : ''}`,
    measured: `processor time ${microseconds('with')} against ${microseconds('without')} µs = ${spread(costs)}, rate ${spread(rates)}`,
    budget: `≥ ${share} × without in processor time`,
    isMet: wrong === 0 && median(costs) >= share,
  };
}

/** One computed interface three times: free, of a package that is never used up, and at a price the balance always reaches. @returns the body of a call */
async function openShop(address: string): Promise<(service: string) => string> {
  const { call } = await adminOf(address);
  const { key, secret } = await addApp(call);
  const definition = computedDefinition(free, { a: 'integer', b: 'integer', text: 'string' }, { sum: ['add', 'a', 'b'], text: 'text' });
  for (const name of ['Free', 'Packaged', 'Priced']) {
    const { id } = await call<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, class: name } });
    await call('Admin.Interface.Publish', { id });
  }
  const plan = await call<{ id: number }>('Admin.Plan.Add', {
    ...{ name: 'Bench', kind: 'paid', services: [charged['a package']], flow: 1_000_000_000, price: 1, valid_days: 30 },
  });
  await call('Admin.FlowPackage.Add', { account_id: 1, plan_id: plan.id });
  await recharge(address, call);
  // The row of an interface is written a moment after it is published.
  for (let row: { id: number; rev: number } | undefined; !row; await sleep(50)) {
    [row] = (await call<{ items: { id: number; rev: number }[] }>('Admin.ServiceSetting.List', { search: charged['the balance'] })).items;
    if (row) await call('Admin.ServiceSetting.Edit', { id: row.id, rev: row.rev, unit_price: 1 });
  }
  const { access_token } = await callerOf(address)<{ access_token: string }>('App.Auth.ApplyToken', { app_key: key, app_secret: secret });
  return (s) => new URLSearchParams({ s, a: '19', b: '23', text: 'x'.repeat(230), app_key: key, access_token }).toString();
}

/** Of the account of the app: by an administrator, reviewed by another one. */
async function recharge(address: string, call: Call): Promise<void> {
  const password = `Bench-${randomBytes(6).toString('hex')}`;
  const { id } = await call<{ id: number }>('Admin.User.AddMember', { username: 'auditor', level: 200, password });
  await call('Admin.Permission.Grant', { account_id: id, nodes: ['/service/recharge-audit', '/service/recharge-audit#*'] });
  const { access_token } = await callerOf(address)<{ access_token: string }>('Platform.User.UserLogin', { username: 'auditor', password });
  const entered = await call<{ id: number }>('Admin.Recharge.Add', { account_id: 1, amount: 1_000_000_000, reason: 'Bench' });
  await callerOf(address, { access_token })('Admin.Recharge.Pass', { id: entered.id });
}
