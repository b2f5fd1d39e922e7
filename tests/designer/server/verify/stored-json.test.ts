import { it } from 'vitest';
import { memoryTables } from '../../codegen/memory-tables.ts';
import { drawn } from '../../nodes/drawn.ts';
import { type Case, expectSame } from '../../nodes/three-ways.ts';

const columns = [
  { name: 'list', type: 'array' },
  { name: 'record', type: 'object' },
];
const rows = (operation: string) => ({ type: 'table', settings: { operation, table: 'stored_json', columns } });
const keep = drawn({
  service: 'Stored.Keep.Run',
  parameters: [
    { name: 'list', type: 'array' },
    { name: 'record', type: 'object' },
  ],
  nodes: { keep: rows('insert'), read: rows('get') },
  edges: ['list.value -> keep.list', 'record.value -> keep.record', 'keep.id -> read.id', 'read.row -> return.row'],
});

const stored = [
  { list: [], record: {} },
  { list: [{}, []], record: { list: [], record: {}, 0: 'zero' } },
  { list: [1.5, 'a/b 中'], record: { 0: 'zero', 1: 'one' } },
];

it('lists and objects in columns stay what they are', async () => {
  const cases = stored.map((values, index): Case => ({ definition: keep, parameters: values, wanted: { data: { row: { id: index + 1, ...values } } } }));
  await expectSame(cases, () => ({ tables: memoryTables(['list', 'record']) }));
});
