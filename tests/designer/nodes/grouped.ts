import type { TablePeriod } from '../../../designer/model/semantics/runtime/runtime.ts';
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

const visited = { name: 'visited_at', type: 'date' } as const;

export const visits: TableSpec = { name: 'visits', columns: [{ name: 'site', type: 'string' }, visited] };

const periods = ['hour', 'day', 'week', 'month', 'year'] as const satisfies TablePeriod[];

/** How many rows there are in the periods of each kind. */
export const byPeriods = {
  ...drawn({
    service: 'Visits.ByPeriods.Run',
    parameters: [
      { name: 'sort', type: 'string', enum: ['visited_at', '-visited_at', '-visits', 'site'] },
      { name: 'most', type: 'integer', min: 1, max: 50 },
    ],
    nodes: Object.fromEntries(
      periods.map((period) => {
        const by = [
          { ...visited, period },
          { name: 'site', type: 'string' },
        ];
        return [period, { type: 'table', settings: { operation: 'group', table: 'visits', columns: [], by, figures: [{ name: 'visits', figure: 'count' }] } }];
      }),
    ),
    edges: periods.flatMap((period) => [`sort.value -> ${period}.sort`, `most.value -> ${period}.per_page`, `${period}.items -> return.${period}`]),
  }),
  table: visits,
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
