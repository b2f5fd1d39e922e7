import { expect, it } from 'vitest';
import { checkFlow } from '../../../../designer/model/checks/check-flow.ts';
import { coverageOf, type ReachedRun } from '../../../../designer/model/evaluate/coverage.ts';
import { evaluateDefinition } from '../../../../designer/model/evaluate/evaluate-definition.ts';
import type { TraceStep } from '../../../../designer/model/evaluate/run-trace.ts';
import { Failure } from '../../../../designer/model/semantics/values/failure.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { runtimeWith } from '../../codegen/memory-runtime.ts';
import { memoryTables } from '../../codegen/memory-tables.ts';
import { drawn } from '../../nodes/drawn.ts';
import { both } from '../../nodes/framed.ts';

const reached = (nodes: readonly { node: string; failure?: unknown }[]): ReachedRun => ({ steps: nodes, branches: {} });

it('nodes count when a run has reached them; a guard counts when it has ended a call', () => {
  const node = (id: string, type: string) => ({ id, type, settings: {}, position: { x: 0, y: 0 } });
  const flow = { nodes: [node('a', 'table'), node('guard', 'fail'), node('return', 'return'), { ...node('off', 'if'), disabled: true }], edges: [] };
  const passed = reached([{ node: 'a' }, { node: 'guard' }, { node: 'return' }]);
  expect(coverageOf(flow, [passed])).toMatchObject({ total: 3, missed: [{ id: 'guard' }] });
  expect(coverageOf(flow, [passed, reached([{ node: 'guard', failure: { ret: 400 } }])]).missed).toEqual([]);
});

/** Every node with several ways but frames. */
const ways = drawn({
  service: 'Ways.All.Run',
  parameters: [
    { name: 'id', type: 'integer', required: true },
    { name: 'yes', type: 'boolean', required: true },
    { name: 'list', type: 'array', required: true },
    { name: 'divisor', type: 'integer', required: true },
  ],
  nodes: {
    row: { type: 'table', settings: { operation: 'get', table: 'goods', must_exist: true } },
    choice: { type: 'if' },
    one: { type: 'constant', settings: { value: 1 } },
    each: { type: 'map' },
    turned: { type: 'operation', settings: { operator: 'add' }, values: { b: 1 } },
    quotient: { type: 'operation', settings: { operator: 'divide' }, values: { a: 1 }, within: 'tried.value' },
    tried: { type: 'try', values: { otherwise: 0 } },
    asked: { type: 'http', settings: { method: 'GET', url: 'https://goods.example/', inputs: [], catch: true } },
    nothing: { type: 'operation', settings: { operator: 'less' }, values: { b: 0 } },
    stop: { type: 'fail', settings: { ret: 409, message: 'no' } },
  },
  edges: [
    'id.value -> row.id',
    'row.row -> return.row',
    'yes.value -> choice.condition',
    'one.value -> choice.then',
    'choice.value -> return.choice',
    'list.value -> each.items',
    'each.item -> turned.a',
    'turned.result -> each.each',
    'each.result -> return.each',
    'divisor.value -> quotient.b',
    'quotient.result -> tried.value',
    'tried.value -> return.tried',
    'asked.failed -> return.failed',
    'divisor.value -> nothing.a',
    'nothing.result -> stop.when',
  ],
});

async function run(definition: InterfaceDefinition, parameters: Record<string, unknown>, isDown = false): Promise<ReachedRun> {
  const tables = memoryTables(['name', 'stock']);
  await tables.insert('goods', { name: 'tea' });
  const steps: TraceStep[] = [];
  const branches: Record<string, string[]> = {};
  const http = () => (isDown ? Promise.reject(new Failure(502, { zh_cn: '坏', en: 'Bad' })) : Promise.resolve({ status: 200, headers: {}, data: null }));
  const options = {
    onStep: (step: TraceStep) => void steps.push(step),
    onBranch: (node: string, branch: string) => {
      branches[node] = [...(branches[node] ?? []), branch];
    },
  };
  await evaluateDefinition(definition, parameters, runtimeWith(tables, { http }), options).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
  return { steps, branches };
}

it('each way at a node counts by itself: both sides of a choice, a loop with and without elements, failures that are caught, ends of the call', async () => {
  expect(checkFlow(ways).filter(({ severity }) => severity === 'error')).toEqual([]);
  const sound = { id: 1, yes: true, list: [1], divisor: 1 };
  const missedBy = (runs: ReachedRun[]) => coverageOf(ways.flow, runs).branches.missed.map(({ node, label }) => `${node.id}: ${label.en}`);
  const runs = [await run(ways, sound)];
  expect(coverageOf(ways.flow, runs).branches).toMatchObject({ total: 12, reached: 6 });
  expect(missedBy(runs)).toEqual(['row: row missing', 'choice: Else', 'each: without items', 'tried: failure', 'asked: failure']);
  runs.push(await run(ways, { ...sound, yes: false, list: [] }), await run(ways, { ...sound, divisor: 0 }), await run(ways, sound, true));
  expect(missedBy(runs)).toEqual(['row: row missing']);
  runs.push(await run(ways, { ...sound, id: 99 }), await run(ways, { ...sound, divisor: -1 }));
  expect(coverageOf(ways.flow, runs)).toMatchObject({ missed: [], branches: { total: 12, reached: 12, missed: [] } });
});

it('conditions and loops within a formula count as ways of their own, named by what is written there', async () => {
  const priced = drawn({
    service: 'Ways.Formula.Run',
    parameters: [{ name: 'qty', type: 'integer', required: true }],
    nodes: {},
    edges: ['qty.value -> return.price'],
  });
  const nodes = priced.flow.nodes.map((node) => (node.id === 'return' ? { ...node, formulas: { price: 'if(qty > 9, if(qty > 99, 1, 2), 3)' } } : node));
  const definition = { ...priced, flow: { ...priced.flow, nodes, edges: [] } };
  const missedBy = (runs: ReachedRun[]) => coverageOf(definition.flow, runs).branches.missed.map(({ node, label }) => `${node.id}: ${label.en}`);
  const runs = [await run(definition, { qty: 1 })];
  expect(coverageOf(definition.flow, runs).branches).toMatchObject({ total: 4, reached: 1 });
  expect(missedBy(runs).sort()).toEqual([
    'return: =if(qty > 9, if(qty > 99, 1, 2)… · Then',
    'return: =if(qty > 99, 1, 2) · Else',
    'return: =if(qty > 99, 1, 2) · Then',
  ]);
  runs.push(await run(definition, { qty: 10 }), await run(definition, { qty: 100 }));
  expect(missedBy(runs)).toEqual([]);
});

it('a transaction is kept or undone, and what follows its commit cannot undo it', async () => {
  const named = async (stop: boolean) => (await run(both, { name: 'tea', stop })).branches.all;
  expect([await named(false), await named(true)]).toEqual([['kept'], ['undone']]);
});
