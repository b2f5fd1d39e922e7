import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import { goods } from '../../codegen/sample-definitions.ts';
import { byKey } from '../../nodes/closed.ts';
import { drawn } from '../../nodes/drawn.ts';
import { attempted, both, nested, requested } from '../../nodes/framed.ts';
import { byPeriods, byState, inAll } from '../../nodes/grouped.ts';
import { oneOrder, withCustomers } from '../../nodes/joined.ts';
import { queried } from '../../nodes/queried.ts';
import { everyNode } from './every-node.ts';

/** A bit of everything that is computed, and every word of a rule at more than one depth. */
function many(): InterfaceDefinition {
  return computedDefinition(
    'Fault.Many.Run',
    {
      a: { type: 'integer', required: true, min: 1, max: 10 },
      b: { type: 'integer', default: 3 },
      kind: { type: 'string', enum: ['a', 'b'], required: true },
      code: { type: 'string', enum: ['1', '10'] },
      level: { type: 'integer', enum: [1, 2] },
      note: { type: 'string', pattern: '^[a-z]+$', max: 5 },
      'user.name': { type: 'string', min: 2, max: 4 },
      day: { type: 'date', min: '2000-01-01' },
      ratio: { type: 'float', max: 9.5 },
      tags: { type: 'array', items: { type: 'string', max: 3 }, max: 3 },
      place: {
        type: 'object',
        properties: [
          { name: 'city', type: 'string', required: true, max: 3 },
          { name: 'sizes', type: 'array', max: 2, items: { type: 'integer', min: 1, max: 5 } },
          { name: 'level', type: 'integer', enum: [1, 2] },
        ],
      },
    },
    {
      difference: ['subtract', 'a', 'b'],
      rounded: ['round', ['divide', 'a', { value: 8 }], { value: 2 }],
      low: { if: [['less', 'a', { value: 6 }], { value: 'low' }, { value: 'high' }] },
      length: { if: [['isNull', 'note'], { value: 0 }, ['length', { value: '中文😀' }]] },
      name: 'user.name',
      next: { if: [['isNull', 'day'], { value: null }, ['addDays', 'day', { value: 1 }]] },
      ratio: 'ratio',
      tags: 'tags',
      place: 'place',
      none: { value: {} },
      kind: 'kind',
      level: 'level',
    },
  );
}

/** Asks other systems: a list in the query, a header, fields of a body. */
function asking(): InterfaceDefinition {
  const http = (settings: object) => ({ type: 'http', settings: { ...settings } as Record<string, never> });
  return drawn({
    service: 'Fault.Asking.Run',
    parameters: [
      { name: 'id', type: 'string', required: true },
      { name: 'tags', type: 'array', items: { type: 'string' } },
      { name: 'note', type: 'string' },
    ],
    nodes: {
      find: http({
        ...{ method: 'GET', url: 'https://find.example/{id}' },
        inputs: [
          { port: 'id', in: 'path' },
          { port: 'tags', in: 'query' },
          { port: 'note', in: 'query' },
          { port: 'head', in: 'header', name: 'X-Note' },
        ],
      }),
      user: { type: 'caller' },
      key: { type: 'config', settings: { name: 'fault.key' } },
      send: http({
        ...{ method: 'POST', url: 'https://send.example/', media: 'application/x-www-form-urlencoded', pass: true, forward: ['app', 'address'] },
        inputs: [
          { port: 'note', in: 'field' },
          { port: 'key', in: 'field' },
          { port: 'user', in: 'field' },
        ],
      }),
    },
    edges: [
      'id.value -> find.id',
      'tags.value -> find.tags',
      'note.value -> find.note',
      'key.value -> find.head',
      'note.value -> send.note',
      'key.value -> send.key',
      'user.username -> send.user',
      'find.data -> return.found',
      'send.status -> return.status',
    ],
  });
}

/** Sends what it is sent, null included. */
function patching(): InterfaceDefinition {
  const http = (settings: object) => ({ type: 'http', settings: { ...settings } as Record<string, never> });
  return drawn({
    service: 'Fault.Patching.Run',
    parameters: [
      { name: 'kind', type: 'string', nullable: true },
      { name: 'count', type: 'integer', format: 'int64', nullable: true },
      { name: 'label', type: 'string' },
    ],
    nodes: {
      send: http({
        ...{ method: 'PATCH', url: 'https://send.example/', media: 'application/json', pass: true },
        inputs: [
          { port: 'kind', in: 'field', nullable: true },
          { port: 'count', in: 'field', nullable: true },
          { port: 'label', in: 'field' },
        ],
      }),
    },
    edges: ['kind.value -> send.kind', 'count.value -> send.count', 'label.value -> send.label', 'send.status -> return.status'],
  });
}

/** Writes twice and may fail between: the first write must not stay. */
function together(): InterfaceDefinition {
  const rows = (operation: string) => ({ type: 'table', settings: { operation, table: 'fault_rows', columns: [{ name: 'name', type: 'string' }] } });
  return drawn({
    service: 'Fault.Together.Run',
    parameters: [
      { name: 'name', type: 'string', required: true },
      { name: 'stop', type: 'boolean', required: true },
    ],
    nodes: {
      add: rows('insert'),
      over: { type: 'operation', settings: { operator: 'greater' }, values: { b: 0 } },
      both: { type: 'operation', settings: { operator: 'and' } },
      stopped: { type: 'fail', settings: { ret: 4001, message: '停', message_en: 'Stop' } },
      change: rows('update'),
    },
    edges: [
      'name.value -> add.name',
      'add.id -> over.a',
      'stop.value -> both.a',
      'over.result -> both.b',
      'both.result -> stopped.when',
      'add.id -> change.id',
      'name.value -> change.name',
      'add.id -> return.id',
    ],
  });
}

/** Sends a file on, which has limits. */
function uploading(): InterfaceDefinition {
  return drawn({
    service: 'Fault.Uploading.Run',
    parameters: [{ name: 'doc', type: 'file', required: true, max: 1_000 }],
    nodes: {
      send: {
        type: 'http',
        settings: {
          ...{ method: 'POST', url: 'https://send.example/', media: 'multipart/form-data', pass: true },
          inputs: [{ port: 'doc', in: 'field', style: 'file' }],
        },
      },
    },
    edges: ['doc.value -> send.doc', 'send.status -> return.status'],
  });
}

/** Hands on what another system answers, and headers of it. */
function passing(): InterfaceDefinition {
  const definition = drawn({
    service: 'Fault.Passing.Run',
    parameters: [{ name: 'id', type: 'integer', required: true }],
    nodes: { ask: { type: 'http', settings: { method: 'GET', url: 'https://ask.example/{id}', relay: ['x-page'], inputs: [{ port: 'id', in: 'path' }] } } },
    edges: ['id.value -> ask.id', 'ask.data -> return.data'],
    returns: [],
  });
  definition.flow.nodes.at(-1)!.settings.whole = true;
  return definition;
}

/** Rules and a loop whose limits are far. */
function searching(): InterfaceDefinition {
  return drawn({
    service: 'Fault.Searching.Run',
    parameters: [
      { name: 'word', type: 'string', pattern: '^\\w+$' },
      { name: 'secret', type: 'string', format: 'password' },
      { name: 'list', type: 'array', required: true, items: { type: 'integer' } },
    ],
    nodes: { all: { type: 'map' } },
    edges: ['list.value -> all.items', 'all.item -> all.each', 'all.result -> return.all', 'word.value -> return.word'],
  });
}

/** Asks for what another call has remembered. */
function recalled(): InterfaceDefinition {
  return drawn({
    service: 'Fault.Recalled.Run',
    parameters: [{ name: 'key', type: 'string', required: true }],
    nodes: { kept: { type: 'cache', settings: { operation: 'get' } } },
    edges: ['key.value -> kept.key', 'kept.value -> return.kept'],
  });
}

/** Rows by a condition, in pages. */
function finding(): InterfaceDefinition {
  const columns = [
    { name: 'on_sale', type: 'boolean' },
    { name: 'made', type: 'date' },
  ];
  return drawn({
    service: 'Fault.Finding.Run',
    parameters: [
      { name: 'on_sale', type: 'boolean' },
      { name: 'day', type: 'date' },
      { name: 'sort', type: 'string', enum: ['made', '-made', 'on_sale', 'id'] },
      { name: 'per_page', type: 'integer' },
    ],
    nodes: { find: { type: 'table', settings: { operation: 'list', table: 'fault_found', columns } } },
    edges: [
      'on_sale.value -> find.on_sale',
      'day.value -> find.made',
      'sort.value -> find.sort',
      'per_page.value -> find.per_page',
      'find.items -> return.items',
    ],
  });
}

/** Objects and lists of anything. */
function free(): InterfaceDefinition {
  return computedDefinition(
    'Fault.Free.Run',
    { a: 'object', b: 'object', list: 'array', mail: { type: 'string', format: 'email' } },
    { merged: ['merge', 'a', 'b'], unique: ['unique', 'list'], mail: 'mail' },
  );
}

/** A number out of a text. */
function reading(): InterfaceDefinition {
  return computedDefinition('Fault.Reading.Run', { text: 'string', note: { type: 'string' } }, { whole: ['toInteger', 'text'], note: 'note' });
}

const named = (name: string) => everyNode().find((definition) => definition.class === name)!;
const [list, get, create, update] = goods() as [InterfaceDefinition, InterfaceDefinition, InterfaceDefinition, InterfaceDefinition];

/** Removed again, what was remembered could not be told from what never was. */
function remembering(): InterfaceDefinition {
  const cache = named('Cache');
  const { nodes, edges } = cache.flow;
  return { ...cache, flow: { ...cache.flow, nodes: nodes.filter(({ id }) => id !== 'drop'), edges: edges.filter(({ to }) => to.node !== 'drop') } };
}

/** A failure that callers are answered as another one. */
function mapped(): InterfaceDefinition {
  const failures = [
    { from: 404, to: 404, ret: 4041, message: '没有货了', message_en: 'Sold out' },
    { from: 400, to: 499, ret: 4000 },
  ];
  return { ...named('Either'), class: 'Mapped', failures };
}

/** Another system, asked twice, whose failure is an output. */
function guarded(): InterfaceDefinition {
  const settings = { method: 'GET', url: 'https://goods.example/stock', inputs: [], retries: 1, wait: 0, catch: true, timeout: 3 };
  return drawn({
    service: 'Fault.Guarded.Run',
    parameters: [{ name: 'id', type: 'integer' }],
    nodes: { ask: { type: 'http', settings } },
    edges: ['ask.failed -> return.failed', 'ask.ret -> return.ret', 'ask.message -> return.message', 'ask.status -> return.status', 'id.value -> return.id'],
  });
}

export const subjects = {
  groups: byState,
  periods: byPeriods,
  inAll,
  mapped: mapped(),
  guarded: guarded(),
  framed: both,
  nested,
  attempted,
  askedAgain: requested,
  many: many(),
  asking: asking(),
  patching: patching(),
  together: together(),
  uploading: uploading(),
  passing: passing(),
  finding: finding(),
  remembered: named('Cache'),
  recalled: recalled(),
  searching: searching(),
  free: free(),
  reading: reading(),
  remembering: remembering(),
  loops: named('Loops'),
  count: named('Count'),
  narrowed: named('Narrowed'),
  either: named('Either'),
  list,
  get,
  create,
  patterned: computedDefinition(
    'Fault.Pattern.Run',
    { text: { type: 'string', required: true, max: 50 }, sign: { type: 'string', max: 5, default: '$1' } },
    {
      found: ['regexTest', 'text', { value: '\\b[a-z]{2,}\\b' }],
      groups: ['regexMatch', 'text', { value: '(\\w)(x)?.$' }],
      changed: ['regexReplace', 'text', { value: '[^\\w\\s]|(e)' }, 'sign'],
      parts: ['regexSplit', 'text', { value: 'x*' }],
    },
  ),
  closed: byKey,
  joined: withCustomers,
  oneJoined: oneOrder,
  queried,
  upserting: {
    ...drawn({
      service: 'Fault.Upsert.Run',
      parameters: [
        { name: 'sku', type: 'string', required: true, max: 20 },
        { name: 'price', type: 'integer', nullable: true },
      ],
      nodes: {
        keep: {
          type: 'table',
          settings: {
            operation: 'upsert',
            table: 'kept',
            columns: [
              { name: 'sku', type: 'string' },
              { name: 'price', type: 'integer' },
            ],
            keys: [{ name: 'sku', type: 'string' }],
          },
        },
      },
      edges: ['sku.value -> keep.sku', 'price.value -> keep.price', 'keep.id -> return.id', 'keep.created -> return.created'],
    }),
    table: {
      name: 'kept',
      columns: [
        { name: 'sku', type: 'string' as const, required: true },
        { name: 'price', type: 'integer' as const },
        { name: 'stock', type: 'integer' as const, default: 1 },
      ],
    },
  },
  update,
  publishing: drawn({
    service: 'Fault.Topic.Run',
    parameters: [
      { name: 'order', type: 'integer', required: true },
      { name: 'account', type: 'integer', nullable: true },
      { name: 'key', type: 'string', nullable: true },
    ],
    nodes: {
      payload: { type: 'object', settings: { fields: ['order'] } },
      tell: { type: 'topic', settings: { topic: 'parcel.sent', schema: { type: 'object', required: ['order'] } } },
    },
    edges: [
      'order.value -> payload.order',
      'payload.value -> tell.payload',
      'account.value -> tell.account',
      'key.value -> tell.key',
      'tell.id -> return.id',
      'tell.pushes -> return.pushes',
    ],
  }),
};
