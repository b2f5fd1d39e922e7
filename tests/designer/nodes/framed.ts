import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { drawn } from './drawn.ts';

const columns = [
  { name: 'name', type: 'string' },
  { name: 'stock', type: 'integer' },
];
const rows = (operation: string, table: string, values: Record<string, Json> = {}) => ({ type: 'table', settings: { operation, table, columns }, values });
const operation = (operator: string, values: Record<string, Json> = {}) => ({ type: 'operation', settings: { operator }, values });
const fail = (ret: number, message: string) => ({ type: 'fail', settings: { ret, message, message_en: `${message}.` } });

/** Two tables in a transaction that a Fail node ends, a row outside of it that stays, and one that follows the commit. */
export const both: InterfaceDefinition = drawn({
  service: 'Frame.Both.Run',
  parameters: [
    { name: 'name', type: 'string', required: true },
    { name: 'stop', type: 'boolean', required: true },
  ],
  nodes: {
    asked: rows('insert', 'frame_log', { name: 'asked' }),
    all: { type: 'transaction' },
    order: { ...rows('insert', 'frame_order', { stock: 1 }), within: 'all.body' },
    over: operation('greater', { b: 0 }),
    both: operation('and'),
    stopped: { ...fail(4001, '停'), within: 'all.body' },
    change: { ...rows('update', 'frame_order', { stock: 2 }), within: 'all.body' },
    line: { ...rows('insert', 'frame_line', { stock: 3 }), within: 'all.body' },
    told: { ...rows('insert', 'frame_log', { name: 'told' }), within: 'all.after' },
  },
  edges: [
    'name.value -> order.name',
    'order.id -> over.a',
    'over.result -> both.a',
    'stop.value -> both.b',
    'both.result -> stopped.when',
    'order.id -> change.id',
    'name.value -> change.name',
    'name.value -> line.name',
    'order.id -> return.id',
    'line.id -> return.line',
  ],
  order: ['asked -> all', 'order -> line', 'line -> change'],
});

/** A division that may fail, told by what it was. */
export const attempted: InterfaceDefinition = drawn({
  service: 'Frame.Attempted.Run',
  parameters: [
    { name: 'a', type: 'integer', required: true },
    { name: 'b', type: 'integer', required: true },
  ],
  nodes: {
    try: { type: 'try' },
    plus: { ...operation('add', { b: 1 }), within: 'try.value' },
    quotient: { ...operation('divide'), within: 'try.value' },
    said: operation('concat', { b: '!' }),
  },
  edges: [
    'a.value -> plus.a',
    'plus.result -> quotient.a',
    'b.value -> quotient.b',
    'quotient.result -> try.value',
    'try.message -> said.a',
    'said.result -> try.otherwise',
    'try.value -> return.value',
    'try.failed -> return.failed',
    'plus.result -> return.reached',
    'quotient.result -> return.missed',
  ],
});

/** Within a transaction an attempt is undone alone, and what follows is kept; outside of one nothing is undone. */
export const nested: InterfaceDefinition = drawn({
  service: 'Frame.Nested.Run',
  parameters: [
    { name: 'within', type: 'boolean', required: true },
    { name: 'without', type: 'boolean', required: true },
  ],
  nodes: {
    all: { type: 'transaction', settings: { retries: 1, wait: 0 } },
    first: { ...rows('insert', 'frame_log', { name: 'first' }), within: 'all.body' },
    inner: { type: 'try', within: 'all.body' },
    lost: { ...rows('insert', 'frame_log', { name: 'lost' }), within: 'inner.value' },
    no: { ...fail(4002, '否'), within: 'inner.value' },
    caught: { ...rows('insert', 'frame_log', { name: 'caught' }), within: 'inner.otherwise' },
    last: { ...rows('insert', 'frame_log', { name: 'last' }), within: 'all.body' },
    outer: { type: 'try' },
    stays: { ...rows('insert', 'frame_log', { name: 'stays' }), within: 'outer.value' },
    never: { ...fail(4003, '不'), within: 'outer.value' },
  },
  edges: [
    'within.value -> no.when',
    'inner.ret -> caught.stock',
    'without.value -> never.when',
    'outer.failed -> return.failed',
    'inner.failed -> return.inner',
  ],
  order: ['first -> inner', 'inner -> last', 'lost -> no', 'all -> outer', 'stays -> never'],
});

/** Each element in a transaction of its own, whose values leave it for the turn. */
export const turned: InterfaceDefinition = drawn({
  service: 'Frame.Turned.Run',
  parameters: [{ name: 'names', type: 'array', required: true, items: { type: 'string' } }],
  nodes: {
    each: { type: 'map' },
    all: { type: 'transaction', within: 'each.each' },
    order: { ...rows('insert', 'frame_order', { stock: 1 }), within: 'all.body' },
    long: operation('length'),
    over: operation('greater', { b: 3 }),
    stopped: { ...fail(4004, '长'), within: 'all.body' },
  },
  edges: [
    'names.value -> each.items',
    'each.item -> order.name',
    'each.item -> long.value',
    'long.result -> over.a',
    'over.result -> stopped.when',
    'order.id -> each.each',
    'each.result -> return.ids',
  ],
  order: ['order -> stopped'],
});

/** Another system is asked again, and its failure is survived. */
export const requested: InterfaceDefinition = drawn({
  service: 'Frame.Asked.Run',
  parameters: [{ name: 'id', type: 'integer', required: true }],
  nodes: {
    try: { type: 'try', settings: { retries: 2, wait: 10 } },
    ask: { type: 'http', settings: { method: 'GET', url: 'https://ask.example/{id}', inputs: [{ port: 'id', in: 'path' }] }, within: 'try.value' },
    noted: { ...rows('insert', 'frame_log'), within: 'try.otherwise' },
  },
  edges: [
    'id.value -> ask.id',
    'ask.data -> try.value',
    'try.ret -> noted.stock',
    'try.message -> noted.name',
    'try.value -> return.data',
    'try.failed -> return.failed',
  ],
});

export const framed = [both, attempted, nested, turned, requested];
