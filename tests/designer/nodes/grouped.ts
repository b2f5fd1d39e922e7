import type { TableSpec } from '../../../designer/model/types/definition.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { drawn } from './drawn.ts';

const columns = [
  { name: 'status', type: 'string' },
  { name: 'paid', type: 'boolean' },
] as const;
const amount = { name: 'amount', type: 'integer', format: 'money' } as const;
const weight = { name: 'weight', type: 'float' } as const;

export const sales: TableSpec = { name: 'sales', columns: [...columns, amount, weight, { name: 'day', type: 'date' }] };

const figures: Json[] = [
  { name: 'orders', figure: 'count' },
  { name: 'days', figure: 'count', column: { name: 'day', type: 'date' } },
  { name: 'turnover', figure: 'sum', column: amount },
  { name: 'usual', figure: 'avg', column: amount },
  { name: 'mass', figure: 'sum', column: weight },
  { name: 'middle', figure: 'avg', column: weight },
  { name: 'least', figure: 'min', column: amount },
  { name: 'last', figure: 'max', column: { name: 'day', type: 'date' } },
];

/** Figures of each state of an order, in an order that the caller chooses. */
export const byState = {
  ...drawn({
    service: 'Sales.ByState.Run',
    parameters: [
      { name: 'sort', type: 'string', enum: ['status', '-status', 'orders', '-turnover', 'usual', '-middle', 'last'] },
      { name: 'most', type: 'integer', min: 1, max: 4 },
      { name: 'since', type: 'date' },
    ],
    nodes: {
      groups: {
        type: 'table',
        settings: {
          ...{ operation: 'group', table: 'sales', by: [...columns], figures },
          columns: [{ name: 'day', type: 'date', match: 'from', port: 'day_from' }],
        },
      },
    },
    edges: ['sort.value -> groups.sort', 'most.value -> groups.per_page', 'since.value -> groups.day_from', 'groups.items -> return.groups'],
  }),
  table: sales,
};

/** Figures of all rows of a kind, of a table somebody else made. */
export const inAll = drawn({
  service: 'Sales.InAll.Run',
  parameters: [{ name: 'status', type: 'string' }],
  nodes: {
    all: {
      type: 'table',
      settings: {
        operation: 'group',
        table: 'warehouse.moves',
        columns: [{ name: 'status', type: 'string' }],
        by: [],
        figures: [
          { name: 'moves', figure: 'count' },
          { name: 'mean', figure: 'avg', column: { name: 'size', type: 'integer' } },
          { name: 'greatest', figure: 'max', column: { name: 'size', type: 'integer' } },
        ],
      },
    },
  },
  edges: ['status.value -> all.status', 'all.row -> return.row'],
});
