import { expect, it } from 'vitest';
import { checkFlow } from '../../../designer/model/checks/check-flow.ts';
import { evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import type { TraceStep } from '../../../designer/model/evaluate/run-trace.ts';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { TableWork } from '../../../designer/server/databases/all-tables.ts';
import { RunTables } from '../../../designer/server/databases/run-tables.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { attempted, both, framed, nested, requested, turned } from './framed.ts';
import { type Case, expectSame } from './three-ways.ts';

const tables = () => memoryTables(['name', 'stock']);

it('frames that are drawn right have no problem', () => {
  expect(framed.flatMap((definition) => checkFlow(definition))).toEqual([]);
});

it('a caught failure goes on with what was reached before it, one that is not caught ends the call', async () => {
  const cases: Case[] = [
    { definition: attempted, parameters: { a: 5, b: 2 }, wanted: { data: { value: 3, failed: false, reached: 6, missed: 3 } } },
    { definition: attempted, parameters: { a: 5, b: 0 }, wanted: { data: { value: '除数不能为 0!', failed: true, reached: 6, missed: null } } },
  ];
  await expectSame(cases, () => ({ tables: tables() }));
});

/** Ids of the nodes as they ran. */
async function ran(definition: InterfaceDefinition, parameters: Record<string, unknown>): Promise<string[]> {
  const steps: TraceStep[] = [];
  const http = () => Promise.reject(new Failure(502, { zh_cn: '坏', en: 'Bad' }));
  const run = evaluateDefinition(definition, parameters, runtimeWith(tables(), { http }), { onStep: (step) => steps.push(step) });
  await run.catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
  return steps.filter(({ node }) => definition.flow.nodes.find(({ id }) => id === node)?.type !== 'parameter').map(({ node }) => node);
}

it('effects run in the order that is drawn, within their frames, whatever stands first in the document', async () => {
  expect(await ran(both, { name: 'tea', stop: false })).toEqual(['asked', 'order', 'over', 'both', 'stopped', 'line', 'change', 'told', 'all', 'return']);
  expect(await ran(both, { name: 'tea', stop: true })).toEqual(['asked', 'order', 'over', 'both', 'stopped']);
  const turnedRound = { ...both, flow: { ...both.flow, nodes: both.flow.nodes.toReversed() } };
  expect((await ran(turnedRound, { name: 'tea', stop: false })).filter((id) => ['asked', 'order', 'line', 'change', 'told', 'all'].includes(id))).toEqual([
    'asked',
    'order',
    'line',
    'change',
    'told',
    'all',
  ]);
  expect(await ran(nested, { within: true, without: true })).toEqual([
    'first',
    'lost',
    'no',
    'caught',
    'inner',
    'last',
    'all',
    'stays',
    'never',
    'outer',
    'return',
  ]);
  expect(await ran(turned, { names: ['a', 'b'] })).toEqual([
    'long',
    'over',
    'order',
    'stopped',
    'all',
    'long',
    'over',
    'order',
    'stopped',
    'all',
    'each',
    'return',
  ]);
});

it('what failed for a passing reason is tried again as often as it says, then its failure is told', async () => {
  expect(await ran(requested, { id: 1 })).toEqual(['ask', 'ask', 'ask', 'noted', 'try', 'return']);
});

it('the budget of a call is caught by nobody, nor is a mistake of code', async () => {
  const endless = drawn({
    service: 'Frame.Endless.Run',
    nodes: { try: { type: 'try' }, ask: { type: 'http', settings: { method: 'POST', url: 'https://a.example', inputs: [] }, within: 'try.value' } },
    edges: ['try.failed -> return.failed'],
  });
  const answers = async (error: Error) => {
    const runtime = runtimeWith(tables(), { http: () => Promise.reject(error) });
    return evaluateDefinition(endless, {}, runtime).catch((caught: unknown) => caught);
  };
  const spent = new Failure(400, { zh_cn: '多', en: 'Much' }, { code: 'budget' });
  const mistake = new TypeError('no such member');
  expect([await answers(spent), await answers(mistake)]).toEqual([spent, mistake]);
  expect(await answers(new Error('a driver is gone'))).toEqual({ failed: true });
});

it('a transaction that is drawn has one database, whatever an interface it calls writes to', async () => {
  const rows = { insert: async () => 1 } as unknown as TableWork;
  const run = new RunTables({
    use: (_table, work) => work(rows),
    transact: (_database, work) =>
      work(
        async () => rows,
        async () => undefined,
        undefined as never,
      ),
  });
  await run.begin('transaction');
  await run.insert('orders', { name: 'a' });
  await expect(run.insert('warehouse.goods', { name: 'a' })).rejects.toMatchObject({ text: { en: expect.stringContaining('one database') } });
  await run.undo();
});
