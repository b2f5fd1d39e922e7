import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { adminOf } from '../bench-client.ts';
import { withInstallation } from '../installation.ts';
import { startPinned } from '../processes.ts';
import { median, milliseconds, type Row } from '../row.ts';
import { largeDefinition } from '../samples/large-definition.ts';

const rounds = 7;
const limits = { publish: 3_000, run: 100 };

/** Publishing an interface of 50 nodes, verification included, and running it as it is drawn. Both as the designer asks for it, over HTTP. */
export function publishRows(): Promise<Row[]> {
  return withInstallation(async (_folder, environment) => {
    const server = await startPinned('scripts/start.js', environment);
    try {
      const { call } = await adminOf(server.address);
      const definition = largeDefinition(50);
      const stored = await call<{ id: number }>('Admin.Interface.Save', { definition });
      const { verification } = await call<{ verification: { inputs: number; php: string } }>('Admin.Interface.Publish', { id: stored.id });
      const nodes = definition.flow.nodes.length;
      const parameters = { a: 7, b: 5 };
      return [
        await row(`publish ${nodes} nodes, ${verification.inputs} inputs, PHP ${verification.php}`, limits.publish, async () => {
          // Another draft each time: what is published is never the same again.
          const { definition: draft, rev } = await call<{ definition: InterfaceDefinition; rev: number }>('Admin.Interface.Get', { id: stored.id });
          await call('Admin.Interface.Save', { id: stored.id, rev, definition: { ...draft, summary: `draft ${rev}` } });
          const started = performance.now();
          await call('Admin.Interface.Publish', { id: stored.id });
          return performance.now() - started;
        }),
        await row(`test run of ${nodes} nodes with the data of each`, limits.run, async () => {
          const started = performance.now();
          await call('Admin.Interface.TestRun', { definition, parameters });
          return performance.now() - started;
        }),
      ];
    } finally {
      await server.stop();
    }
  });
}

/** @param work answers its milliseconds */
async function row(what: string, limit: number, work: () => Promise<number>): Promise<Row> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await work());
  const time = median(times);
  return { what, measured: milliseconds(time), budget: `≤ ${limit} ms`, isMet: time <= limit };
}
