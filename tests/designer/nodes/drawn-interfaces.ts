import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { drawn } from './drawn.ts';

const text = { name: 'name', type: 'string', required: true } as const;

export const record = drawn({
  service: 'Node.Record.Run',
  parameters: [text, { name: 'size', type: 'integer' }],
  nodes: {
    whole: { type: 'object', settings: { fields: ['name', 'size', '中文 key', '__proto__', 'none'] }, values: { '中文 key': "it's", ['__proto__']: 1 } },
    listLike: { type: 'object', settings: { fields: ['0', '1'] }, values: { 0: 'a' } },
    empty: { type: 'object', settings: { fields: [] } },
  },
  edges: [
    'name.value -> whole.name',
    'size.value -> whole.size',
    'whole.value -> return.whole',
    'listLike.value -> return.listLike',
    'empty.value -> return.empty',
  ],
});

const paths = [
  'customer.name',
  'orders.1.id',
  'orders.01.id',
  'orders.length',
  'orders.-1',
  'customer.name.length',
  'missing.deep',
  'none',
  '0',
  'constructor',
  '__proto__',
];
export const members = drawn({
  service: 'Node.Members.Run',
  parameters: [{ name: 'value', type: 'object' }],
  nodes: Object.fromEntries(paths.map((path, index) => [`at${index}`, { type: 'member', settings: { path } }])),
  edges: paths.flatMap((_path, index) => [`value.value -> at${index}.object`, `at${index}.value -> return.p${index}`]),
});
export const membersOf = (found: Record<string, unknown>) => ({
  data: Object.fromEntries(paths.map((path, index) => [`p${index}`, Object.hasOwn(found, path) ? found[path] : null])),
});

export const about = drawn({
  service: 'Node.About.Run',
  nodes: {
    caller: { type: 'caller' },
    known: { type: 'config', settings: { name: 'greeting' } },
    unknown: { type: 'config', settings: { name: 'none.such' } },
  },
  edges: [
    ...['app_key', 'app_name', 'account_id', 'username'].map((port) => `caller.${port} -> return.${port}`),
    'known.value -> return.greeting',
    'unknown.value -> return.nothing',
  ],
});

const cacheNode = (operation: string, values = {}) => ({ type: 'cache', settings: { operation }, values });
export const remember = drawn({
  service: 'Node.Remember.Run',
  parameters: [
    { name: 'key', type: 'string' },
    { name: 'value', type: 'object' },
    { name: 'seconds', type: 'integer', default: 60 },
  ],
  nodes: { set: cacheNode('set') },
  edges: ['key.value -> set.key', 'value.value -> set.value', 'seconds.value -> set.seconds', 'set.value -> return.value'],
});
export const recall = drawn({
  service: 'Node.Recall.Run',
  parameters: [{ name: 'key', type: 'string' }],
  nodes: { get: cacheNode('get') },
  edges: ['key.value -> get.key', 'get.value -> return.value'],
});
export const forget = drawn({
  service: 'Node.Forget.Run',
  parameters: [{ name: 'key', type: 'string' }],
  nodes: { drop: cacheNode('delete') },
  edges: ['key.value -> drop.key', 'key.value -> return.key'],
});

const calling = (service: string, target: string, parameters: string[], rules: InterfaceDefinition['parameters'] = []) =>
  drawn({
    service,
    parameters: rules,
    nodes: { call: { type: 'call', settings: { service: target, parameters } } },
    edges: [...parameters.map((name) => `${name}.value -> call.${name}`), 'call.data -> return.answer'],
  });
const optional = [{ name: 'name', type: 'string' } as const, { name: 'size', type: 'integer' } as const];
export const outer = calling('Node.Outer.Run', 'Node.Record.Run', ['name', 'size'], optional);
export const itself = calling('Node.Itself.Run', 'Node.Itself.Run', []);
export const ping = calling('Node.Ping.Run', 'Node.Pong.Run', []);
export const pong = calling('Node.Pong.Run', 'Node.Ping.Run', []);
export const lost = calling('Node.Lost.Run', 'Node.Nowhere.Run', []);
export const chain = Array.from({ length: 9 }, (_, index) => calling(`Node.Chain${index}.Run`, `Node.Chain${index + 1}.Run`, []));
export const failing = drawn({
  service: 'Node.Failing.Run',
  nodes: { stop: { type: 'fail', settings: { ret: 4321, message: '到此为止' } } },
  edges: [],
});
export const failed = calling('Node.Failed.Run', 'Node.Failing.Run', []);

export const procedure = drawn({
  service: 'Node.Procedure.Run',
  parameters: [text],
  nodes: { rows: { type: 'procedure', settings: { database: 'warehouse', name: 'find_goods', parameters: ['name', 'limit'] }, values: { limit: 5 } } },
  edges: ['name.value -> rows.name', 'rows.rows -> return.rows'],
});

const orderSchema = {
  type: 'object',
  required: ['order', 'paid'],
  properties: { order: { type: ['integer', 'null'] }, paid: { type: ['number', 'null'] }, note: { type: 'string' } },
};
export const publishing = drawn({
  service: 'Node.Publishing.Run',
  parameters: [
    { name: 'order', type: 'integer' },
    { name: 'note', type: 'string' },
    { name: 'key', type: 'string' },
    { name: 'account', type: 'integer' },
  ],
  nodes: {
    nothing: { type: 'constant', settings: { value: null } },
    payload: { type: 'object', settings: { fields: ['order', 'note', 'paid'] } },
    tell: { type: 'topic', settings: { topic: 'parcel.sent', schema: orderSchema } },
  },
  edges: [
    'order.value -> payload.order',
    'note.value -> payload.note',
    'nothing.value -> payload.paid',
    'payload.value -> tell.payload',
    'key.value -> tell.key',
    'account.value -> tell.account',
    'tell.id -> return.id',
    'tell.pushes -> return.pushes',
  ],
});
/** Whatever it is given, of a topic that nothing is known of. */
export const publishingAny = drawn({
  service: 'Node.PublishingAny.Run',
  parameters: [{ name: 'payload', type: 'object' }],
  nodes: {
    any: { type: 'member', settings: { path: 'payload' } },
    all: { type: 'object', settings: { fields: ['payload'] } },
    tell: { type: 'topic', settings: { topic: 'parcel.sent' } },
  },
  edges: ['payload.value -> all.payload', 'all.value -> any.object', 'any.value -> tell.payload', 'tell.id -> return.id'],
});

export const code = drawn({
  service: 'Node.Code.Run',
  parameters: [text, { name: 'size', type: 'integer', required: true }],
  nodes: {
    code: {
      type: 'code',
      settings: {
        inputs: [
          { name: 'name', type: 'string' },
          { name: 'size', type: 'integer' },
        ],
        output: 'object',
        ts: "const text: string = `${name}\n  !`;\nreturn { text, twice: size * 2, quote: '\\'' };",
        php: "$text = \"{$name}\n  !\";\nreturn array('text' => $text, 'twice' => $size * 2, 'quote' => '\\'');",
      },
    },
  },
  edges: ['name.value -> code.name', 'size.value -> code.size', 'code.value -> return.result'],
});

/** A parameter of every type, through a choice, an object, a list and a path. */
const parameters: InterfaceDefinition['parameters'] = [
  { name: 'string', type: 'string', required: true },
  { name: 'integer', type: 'integer', default: 7 },
  { name: 'float', type: 'float' },
  { name: 'boolean', type: 'boolean' },
  { name: 'array', type: 'array', items: { type: 'array', items: { type: 'integer' } } },
  { name: 'object', type: 'object', properties: [{ name: 'inner', type: 'object', properties: [{ name: 'X-Name', type: 'string' }] }] },
  { name: 'date', type: 'date' },
  { name: 'file', type: 'file' },
];
export const types = drawn({
  service: 'Node.Types.Run',
  parameters,
  nodes: {
    all: { type: 'object', settings: { fields: parameters.map(({ name }) => name) } },
    deep: { type: 'member', settings: { path: 'object.inner.X-Name' } },
    cell: { type: 'member', settings: { path: 'array.1.0' } },
    each: { type: 'map' },
    choice: { type: 'if' },
    isTrue: { type: 'operation', settings: { operator: 'equal' }, values: { b: true } },
  },
  edges: [
    ...parameters.map(({ name }) => `${name}.value -> all.${name}`),
    'all.value -> return.all',
    'all.value -> deep.object',
    'deep.value -> return.deep',
    'all.value -> cell.object',
    'cell.value -> return.cell',
    'array.value -> each.items',
    'each.item -> each.each',
    'each.result -> choice.then',
    'boolean.value -> isTrue.a',
    'isTrue.result -> choice.condition',
    'date.value -> choice.else',
    'choice.value -> return.choice',
  ],
});
export const full = {
  string: '中文😀 \' " \\ $x',
  integer: -5,
  float: 1.5,
  boolean: true,
  array: [[1], [2, 3]],
  object: { inner: { 'X-Name': 'x' } },
  date: '2024-02-29',
  file: 'a b.png',
};

/** A disabled node and its edges are not there, whatever is wrong with them. */
export const disabled = drawn({
  service: 'Node.Disabled.Run',
  parameters: [text],
  nodes: {
    stop: { type: 'fail', settings: { ret: 400, message: 'never' }, disabled: true },
    broken: { type: 'nonsense', disabled: true },
    up: { type: 'operation', settings: { operator: 'upper' }, disabled: true },
    record: { type: 'object', settings: { fields: ['name', 'up'] } },
  },
  edges: ['name.value -> up.value', 'up.result -> record.up', 'name.value -> record.name', 'broken.x -> record.name', 'record.value -> return.record'],
});

const columns = [
  { name: 'title', type: 'string' },
  { name: 'stock', type: 'integer' },
];
export const insert = drawn({
  service: 'Node.Insert.Run',
  parameters: [
    { name: 'title', type: 'string' },
    { name: 'stock', type: 'integer' },
  ],
  nodes: { rows: { type: 'table', settings: { operation: 'insert', table: 'node_goods', columns } } },
  edges: ['title.value -> rows.title', 'stock.value -> rows.stock', 'rows.id -> return.id'],
});
export const list = drawn({
  service: 'Node.Rows.Run',
  parameters: [
    { name: 'sort', type: 'string' },
    { name: 'stock', type: 'integer' },
  ],
  nodes: {
    rows: { type: 'table', settings: { operation: 'list', table: 'node_goods', columns } },
    count: { type: 'table', settings: { operation: 'count', table: 'node_goods', columns } },
  },
  edges: ['sort.value -> rows.sort', 'stock.value -> rows.stock', 'stock.value -> count.stock', 'rows.items -> return.items', 'count.total -> return.total'],
});

/** What can be said of values that are others with every call. */
export const fresh = drawn({
  service: 'Node.Fresh.Run',
  parameters: [
    { name: 'min', type: 'integer', required: true },
    { name: 'max', type: 'integer', required: true },
  ],
  nodes: {
    now: { type: 'fresh', settings: { kind: 'now' } },
    today: { type: 'fresh', settings: { kind: 'today' } },
    days: { type: 'operation', settings: { operator: 'daysBetween' } },
    random: { type: 'fresh', settings: { kind: 'random' } },
    least: { type: 'operation', settings: { operator: 'greaterOrEqual' } },
    greatest: { type: 'operation', settings: { operator: 'lessOrEqual' } },
    uuid: { type: 'fresh', settings: { kind: 'uuid' } },
    length: { type: 'operation', settings: { operator: 'length' } },
    version: { type: 'operation', settings: { operator: 'substring' }, values: { start: 14, length: 1 } },
  },
  edges: [
    'today.value -> days.a',
    'now.value -> days.b',
    'min.value -> random.min',
    'max.value -> random.max',
    'random.value -> least.a',
    'min.value -> least.b',
    'random.value -> greatest.a',
    'max.value -> greatest.b',
    'uuid.value -> length.value',
    'uuid.value -> version.text',
    'days.result -> return.days',
    'least.result -> return.least',
    'greatest.result -> return.greatest',
    'length.result -> return.length',
    'version.result -> return.version',
  ],
});
/** What is hashed is checked against that, and against what is stored. */
export const passwords = drawn({
  service: 'Node.Password.Run',
  parameters: [
    { name: 'password', type: 'string', required: true, min: 0 },
    { name: 'stored', type: 'string', nullable: true },
  ],
  nodes: {
    hash: { type: 'password', settings: { kind: 'hash' } },
    form: { type: 'operation', settings: { operator: 'substring' }, values: { start: 0, length: 7 } },
    own: { type: 'password', settings: { kind: 'verify' } },
    other: { type: 'password', settings: { kind: 'verify' } },
  },
  edges: [
    'password.value -> hash.password',
    'hash.value -> form.text',
    'password.value -> own.password',
    'hash.value -> own.hash',
    'password.value -> other.password',
    'stored.value -> other.hash',
    'form.result -> return.form',
    'own.value -> return.own',
    'other.value -> return.other',
  ],
});
/** Of `密码 1`, by PHP's `password_hash`. */
export const phpHash = '$2y$10$jJKl6q/Ad5u3emWNgO5EuufZ0mhU/EXK42pfjm8eXVLMb38xr/gEa';
export const noPassword = { ret: 400, msg: '密码须为 1 到 72 字节的文本（约 24 个汉字），且不含空字符' };
export const freshly = { data: { days: 0, least: true, greatest: true, length: 36, version: '4' } };
export const tooFar = { ret: 400, msg: '最小值不能大于最大值，且两者相差须小于 2^48' };
