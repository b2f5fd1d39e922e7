import { afterAll, describe, expect, it } from 'vitest';
import { phpEmitters } from '../../../designer/codegen/php/nodes/php-emitters.ts';
import { tsEmitters } from '../../../designer/codegen/ts/nodes/ts-emitters.ts';
import { checkFlow } from '../../../designer/model/checks/check-flow.ts';
import { type InterfaceDefinition, serviceOf } from '../../../designer/model/definition.ts';
import { nodeTypes } from '../../../designer/model/nodes/node-types.ts';
import type { Runtime } from '../../../designer/model/runtime.ts';
import { compileHandler } from '../../../designer/server/compile-handler.ts';
import type { RunScope } from '../../../designer/server/create-runtime.ts';
import { MemoryCache } from '../../../designer/server/memory-cache.ts';
import { nestedCall } from '../../../designer/server/nested-call.ts';
import { publishedService } from '../../../designer/server/published-service.ts';
import { compileBody } from '../../../designer/server/sandbox/program.ts';
import { Sandbox } from '../../../designer/server/sandbox/sandbox.ts';
import { ServiceRegistry } from '../../../engine/server/gateway/registry.ts';
import type { Call } from '../../../engine/server/gateway/service.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { type Case, expectSame, type World } from './three-ways.ts';

const sandbox = new Sandbox({ workers: 1 });
afterAll(() => sandbox.close());

const text = { name: 'name', type: 'string', required: true } as const;

const record = drawn({
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
const members = drawn({
  service: 'Node.Members.Run',
  parameters: [{ name: 'value', type: 'object' }],
  nodes: Object.fromEntries(paths.map((path, index) => [`at${index}`, { type: 'member', settings: { path } }])),
  edges: paths.flatMap((_path, index) => [`value.value -> at${index}.object`, `at${index}.value -> return.p${index}`]),
});
const membersOf = (found: Record<string, unknown>) => ({
  data: Object.fromEntries(paths.map((path, index) => [`p${index}`, Object.hasOwn(found, path) ? found[path] : null])),
});

const about = drawn({
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
const remember = drawn({
  service: 'Node.Remember.Run',
  parameters: [
    { name: 'key', type: 'string' },
    { name: 'value', type: 'object' },
    { name: 'seconds', type: 'integer', default: 60 },
  ],
  nodes: { set: cacheNode('set') },
  edges: ['key.value -> set.key', 'value.value -> set.value', 'seconds.value -> set.seconds', 'set.value -> return.value'],
});
const recall = drawn({
  service: 'Node.Recall.Run',
  parameters: [{ name: 'key', type: 'string' }],
  nodes: { get: cacheNode('get') },
  edges: ['key.value -> get.key', 'get.value -> return.value'],
});
const forget = drawn({
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
const outer = calling('Node.Outer.Run', 'Node.Record.Run', ['name', 'size'], optional);
const itself = calling('Node.Itself.Run', 'Node.Itself.Run', []);
const ping = calling('Node.Ping.Run', 'Node.Pong.Run', []);
const pong = calling('Node.Pong.Run', 'Node.Ping.Run', []);
const lost = calling('Node.Lost.Run', 'Node.Nowhere.Run', []);
const chain = Array.from({ length: 9 }, (_, index) => calling(`Node.Chain${index}.Run`, `Node.Chain${index + 1}.Run`, []));
const failing = drawn({
  service: 'Node.Failing.Run',
  nodes: { stop: { type: 'fail', settings: { ret: 4321, message: '到此为止' } } },
  edges: [],
});
const failed = calling('Node.Failed.Run', 'Node.Failing.Run', []);

const procedure = drawn({
  service: 'Node.Procedure.Run',
  parameters: [text],
  nodes: { rows: { type: 'procedure', settings: { database: 'warehouse', name: 'find_goods', parameters: ['name', 'limit'] }, values: { limit: 5 } } },
  edges: ['name.value -> rows.name', 'rows.rows -> return.rows'],
});

const code = drawn({
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
const types = drawn({
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
const full = {
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
const disabled = drawn({
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
const insert = drawn({
  service: 'Node.Insert.Run',
  parameters: [
    { name: 'title', type: 'string' },
    { name: 'stock', type: 'integer' },
  ],
  nodes: { rows: { type: 'table', settings: { operation: 'insert', table: 'node_goods', columns } } },
  edges: ['title.value -> rows.title', 'stock.value -> rows.stock', 'rows.id -> return.id'],
});
const list = drawn({
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
const fresh = drawn({
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
const freshly = { data: { days: 0, least: true, greatest: true, length: 36, version: '4' } };
const tooFar = { ret: 400, msg: '最小值不能大于最大值，且两者相差须小于 2^48' };

const published = [record, failing, outer, itself, ping, pong, failed, lost, ...chain];

/** The interfaces above are published for one another; code runs in the sandbox. */
function world(): World {
  const tables = memoryTables(['title', 'stock']);
  const services = new ServiceRegistry();
  const call = { service: '', requestId: '', language: 'zh_cn', ip: '', userAgent: '', params: {}, files: [], session: null, app: null } as unknown as Call;
  const scopeOf = (definition: InterfaceDefinition): RunScope => ({ path: [serviceOf(definition)], tables, cache: new MemoryCache() });
  const over = (scope: RunScope): Partial<Runtime> => ({
    call: (name, values) => nestedCall({ services }, call, scope, name, values),
    config: async (name) => (name === 'greeting' ? '你好' : null),
    procedure: async (database, name, values) => JSON.parse(JSON.stringify([{ database, name, values }])),
  });
  const runtimes = {
    for: async (definition: InterfaceDefinition, _call: Call, scope = scopeOf(definition)) => runtimeWith(tables, over(scope)),
  };
  for (const definition of published) {
    const service = publishedService(definition, '', { runtimes, compile: () => compileHandler(definition), versions: async () => [] });
    services.replace(serviceOf(definition), [service]);
  }
  return {
    tables,
    over: (runtime, definition) => ({
      ...over(scopeOf(definition)),
      code: async (body, inputs) => sandbox.run(await compileBody(body, Object.keys(inputs)), inputs, runtime, 'test'),
    }),
  };
}

const named = (name: string, value: unknown) => ({ data: { [name]: value } });
const rowsOf = (...rows: [number, string, number][]) => rows.map(([id, title, stock]) => ({ id, title, stock }));
const chained = chain.map(serviceOf);

const cases: Case[] = [
  {
    definition: record,
    parameters: { name: 'a' },
    wanted: { data: { whole: JSON.parse('{"name":"a","size":null,"中文 key":"it\'s","__proto__":1,"none":null}'), listLike: { 0: 'a', 1: null }, empty: {} } },
  },
  {
    definition: members,
    parameters: { value: { customer: { name: 'ann' }, orders: [{ id: 1 }, { id: 2 }], none: null, 0: 'zero' } },
    wanted: membersOf({ 'customer.name': 'ann', 'orders.1.id': 2, 0: 'zero' }),
  },
  { definition: members, parameters: { value: [] }, wanted: membersOf({}) },
  { definition: members, wanted: membersOf({}) },
  { definition: about, wanted: { data: { app_key: 'testkey', app_name: '测试应用', account_id: 7, username: 'ann', greeting: '你好', nothing: null } } },
  { definition: recall, parameters: { key: 'a' }, wanted: named('value', null) },
  { definition: remember, parameters: { key: 'a', value: { list: [1, 'x'], none: {} }, seconds: 60 }, wanted: named('value', { list: [1, 'x'], none: {} }) },
  { definition: recall, parameters: { key: 'a' }, wanted: named('value', { list: [1, 'x'], none: {} }) },
  { definition: forget, parameters: { key: 'a' }, wanted: named('key', 'a') },
  { definition: recall, parameters: { key: 'a' }, wanted: named('value', null) },
  { definition: remember, parameters: { key: 'a', value: 1, seconds: 0 }, wanted: { ret: 400, msg: '缓存时间须为 1 到 86400 秒的整数' } },
  { definition: remember, parameters: { key: '', value: 1, seconds: 1 }, wanted: { ret: 400, msg: '缓存键须为 1 到 200 个字符的文本' } },
  { definition: remember, parameters: { key: 'b', value: '中'.repeat(22_000), seconds: 1 }, wanted: { ret: 400, msg: '缓存的值超过 64 KB' } },
  {
    definition: outer,
    parameters: { name: '甲', size: 3 },
    wanted: named('answer', {
      whole: JSON.parse('{"name":"甲","size":3,"中文 key":"it\'s","__proto__":1,"none":null}'),
      listLike: { 0: 'a', 1: null },
      empty: {},
    }),
  },
  { definition: outer, parameters: { size: 3 }, wanted: { ret: 400, msg: '缺少必要参数 name' } },
  { definition: failed, wanted: { ret: 4321, msg: '到此为止' } },
  { definition: itself, wanted: { ret: 400, msg: '接口不能调用自己：Node.Itself.Run → Node.Itself.Run' } },
  { definition: ping, wanted: { ret: 400, msg: '接口不能调用自己：Node.Ping.Run → Node.Pong.Run → Node.Ping.Run' } },
  { definition: lost, wanted: { ret: 404, msg: '接口 Node.Nowhere.Run 不存在或尚未发布' } },
  { definition: chain[0]!, wanted: { ret: 400, msg: `接口之间的调用不能超过 8 层：${chained.join(' → ')}` } },
  { definition: procedure, parameters: { name: '茶' }, wanted: named('rows', [{ database: 'warehouse', name: 'find_goods', values: ['茶', 5] }]) },
  { definition: code, parameters: { name: '茶', size: 21 }, wanted: named('result', { text: '茶\n  !', twice: 42, quote: "'" }) },
  { definition: types, parameters: full, wanted: { data: { all: full, deep: 'x', cell: 2, choice: [[1], [2, 3]] } } },
  {
    definition: types,
    parameters: { string: '', integer: 7, boolean: false, date: '2024-02-29 23:59:59' },
    wanted: {
      data: {
        all: { string: '', integer: 7, float: null, boolean: false, array: null, object: null, date: '2024-02-29 23:59:59', file: null },
        deep: null,
        cell: null,
        choice: '2024-02-29 23:59:59',
      },
    },
  },
  { definition: fresh, parameters: { min: 5, max: 5 }, wanted: freshly },
  { definition: fresh, parameters: { min: -3, max: 281474976710652 }, wanted: freshly },
  { definition: fresh, parameters: { min: 0, max: 281474976710656 }, wanted: tooFar },
  { definition: fresh, parameters: { min: -9007199254740991, max: 9007199254740991 }, wanted: tooFar },
  { definition: fresh, parameters: { min: 2, max: 1 }, wanted: tooFar },
  { definition: disabled, parameters: { name: 'a' }, wanted: named('record', { name: 'a', up: null }) },
  { definition: insert, parameters: { title: 'b', stock: 1 }, wanted: named('id', 1) },
  { definition: insert, parameters: { title: 'a', stock: 2 }, wanted: named('id', 2) },
  { definition: insert, parameters: { title: 'c', stock: 2 }, wanted: named('id', 3) },
  { definition: list, wanted: { data: { items: rowsOf([3, 'c', 2], [2, 'a', 2], [1, 'b', 1]), total: 3 } } },
  { definition: list, parameters: { sort: 'title' }, wanted: { data: { items: rowsOf([2, 'a', 2], [1, 'b', 1], [3, 'c', 2]), total: 3 } } },
  { definition: list, parameters: { sort: '-stock', stock: 2 }, wanted: { data: { items: rowsOf([3, 'c', 2], [2, 'a', 2]), total: 2 } } },
  {
    definition: list,
    parameters: { sort: 'id; DROP TABLE x' },
    wanted: { ret: 400, msg: '不能按 id; DROP TABLE x 排序，可用：id, title, stock（前加 - 为倒序）' },
  },
];

describe('nodes', () => {
  it('answer the same by evaluator, TypeScript and PHP', async () => {
    await expectSame(cases, world, published);
  }, 60_000);

  it('are free of problems as drawn', () => {
    for (const { definition } of cases)
      expect([definition.class, checkFlow(definition).filter(({ code: reason }) => reason !== 'no-parameters')]).toEqual([definition.class, []]);
  });

  it('have an emitter per language, and words in both languages for their form and the palette', () => {
    const names = nodeTypes.map(({ type }) => type).sort();
    expect(Object.keys(tsEmitters).sort()).toEqual(names);
    expect(Object.keys(phpEmitters).sort()).toEqual(names);
    const entries = nodeTypes.flatMap(({ type, label, palette }) => palette ?? [{ key: type, label, settings: {} }]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    for (const nodeType of nodeTypes) {
      expect(nodeType.label).toEqual({ zh_cn: expect.stringMatching(/./), en: expect.stringMatching(/./) });
      expect([nodeType.type, wordless(nodeType.settings)]).toEqual([nodeType.type, []]);
      for (const language of ['zh_cn', 'en'] as const) expect(() => nodeType.summary?.({}, language)).not.toThrow();
      expect(() => nodeType.ports({}, { definition: { parameters: [], returns: [] } })).not.toThrow();
    }
  });
});

/** Paths of properties without a label, and of choices without words. */
function wordless(schema: Record<string, unknown>, path = ''): string[] {
  const found: string[] = [];
  for (const [name, member] of Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)) {
    const at = `${path}/${name}`;
    if (!member.label) found.push(at);
    const words = member.enumLabel as Record<string, string[]> | undefined;
    if (Array.isArray(member.enum) && words && (words.zh_cn?.length !== member.enum.length || words.en?.length !== member.enum.length))
      found.push(`${at}/enumLabel`);
    found.push(...wordless(member, at));
    if (member.items) found.push(...wordless(member.items as Record<string, unknown>, `${at}/items`));
  }
  return found;
}
