/**
 * `npm run bench [server] [list] [gateway] [charging] [browser] [designer] [docs] [portal] [build] [tools] [log]`: measures the speed budgets on this machine, prints a table and writes bench/results.json.
 * `npm run bench browser -- --peer payload` measures the list of another product in the same run; what it takes lies in ~/.cache/portico-bench.
 * `npm run bench list -- --rows 100000` measures every order and filter of a list over fewer rows than the million of the budget.
 * `npm run bench log -- --rows 10000000` measures pages of the access log over as many calls as the budget has, and over two million otherwise; a million at least. With `--keep folder` they stay there to be measured again.
 * A missed budget does not fail the command: machines differ, the figures are for people.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { payloadPeer } from './bench/peers/payload/payload-peer.ts';
import type { Peer } from './bench/peers/peer.ts';
import { printRows, type Row } from './bench/row.ts';
import { browserRows } from './bench/rows/browser-rows.ts';
import { buildRows } from './bench/rows/build-rows.ts';
import { chargingRows } from './bench/rows/charging-rows.ts';
import { designerRows } from './bench/rows/designer-rows.ts';
import { docsRows } from './bench/rows/docs-rows.ts';
import { gatewayRows } from './bench/rows/gateway/gateway-rows.ts';
import { instanceRows } from './bench/rows/gateway/instance-rows.ts';
import { proxyRows } from './bench/rows/gateway/proxy-rows.ts';
import { listRows } from './bench/rows/list-rows.ts';
import { logRows } from './bench/rows/log-rows.ts';
import { portalRows } from './bench/rows/portal-rows.ts';
import { serverRows } from './bench/rows/server-rows.ts';
import { toolRows } from './bench/rows/tool-rows.ts';

const { values, positionals: wanted } = parseArgs({
  options: { peer: { type: 'string' }, rows: { type: 'string' }, keep: { type: 'string' } },
  allowPositionals: true,
});
const peers: Record<string, Peer> = { payload: payloadPeer };
const peer = values.peer === undefined ? undefined : peers[values.peer];
if (values.peer !== undefined && !peer) throw new Error(`--peer ${values.peer}: known are ${Object.keys(peers).join(', ')}`);

const rowCount = values.rows === undefined ? undefined : Number(values.rows);

const groups: Record<string, () => Promise<Row[]>> = {
  server: serverRows,
  list: () => listRows(rowCount),
  gateway: async () => [...(await gatewayRows()), ...(await proxyRows()), ...(await instanceRows())],
  charging: chargingRows,
  browser: () => browserRows(peer),
  designer: designerRows,
  docs: docsRows,
  portal: portalRows,
  build: buildRows,
  tools: toolRows,
  log: () => logRows(rowCount, values.keep),
};

const results: Record<string, Row[]> = {};
for (const [name, measure] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  results[name] = await measure();
  printRows(results[name]);
}
const folder = join(import.meta.dirname, '../bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'results.json'), `${JSON.stringify({ node: process.version, cpu: cpus()[0]?.model, results }, null, 2)}\n`);
