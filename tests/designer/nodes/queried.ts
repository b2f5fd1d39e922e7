import { drawn } from './drawn.ts';

const settings = {
  database: 'warehouse',
  statement: `select name, count(*) as orders, sum(weight) as mass, max(day) as last, min(paid) as settled, '[]' as tags, '{}' as more
from orders -- of one customer, or all: it's up to you
where (customer = :customer or :customer is null) and day >= :since and weight < :most and paid = :paid and number <> ':none?'
group by name order by name limit :number`,
  parameters: [
    { name: 'since', type: 'date' },
    { name: 'most', type: 'float' },
    { name: 'paid', type: 'boolean' },
    { name: 'number', type: 'integer' },
  ],
  columns: [
    { name: 'name', type: 'string' },
    { name: 'orders', type: 'integer' },
    { name: 'mass', type: 'float' },
    { name: 'last', type: 'date' },
    { name: 'settled', type: 'boolean' },
    { name: 'tags', type: 'array' },
    { name: 'more', type: 'object' },
  ],
  rows: 50,
};

/** Asks a database in SQL of its own, with values of every type, and writes to it. */
export const queried = drawn({
  service: 'Verify.Queried.Run',
  parameters: [
    { name: 'customer', type: 'string' },
    { name: 'since', type: 'date', required: true },
    { name: 'most', type: 'float', required: true },
    { name: 'paid', type: 'boolean', required: true },
    { name: 'number', type: 'integer', required: true },
  ],
  nodes: {
    found: { type: 'sql', settings },
    marked: {
      type: 'sql',
      settings: {
        database: 'warehouse',
        statement: 'update orders set paid = true where number = :number',
        parameters: [{ name: 'number', type: 'integer' }],
        writes: true,
        catch: true,
      },
    },
  },
  edges: [
    ...['customer', 'since', 'most', 'paid', 'number'].map((name) => `${name}.value -> found.${name}`),
    'number.value -> marked.number',
    'found.rows -> return.rows',
    'marked.changed -> return.changed',
    'marked.failed -> return.failed',
  ],
});
