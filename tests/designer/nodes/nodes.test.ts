import { afterAll, describe, expect, it } from 'vitest';
import { phpEmitters } from '../../../designer/codegen/php/nodes/php-emitters.ts';
import { tsEmitters } from '../../../designer/codegen/ts/nodes/ts-emitters.ts';
import { checkFlow } from '../../../designer/model/checks/check-flow.ts';
import { nodeTypes } from '../../../designer/model/nodes/node-types.ts';
import type { Runtime } from '../../../designer/model/semantics/runtime/runtime.ts';
import { topicEvent } from '../../../designer/model/semantics/runtime/topic-event.ts';
import { type InterfaceDefinition, serviceOf } from '../../../designer/model/types/definition.ts';
import { publishedService } from '../../../designer/server/published/published-service.ts';
import { MemoryCache } from '../../../designer/server/runtime/caches/memory-cache.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { nestedCall } from '../../../designer/server/runtime/nested-call.ts';
import { RunBudget } from '../../../designer/server/runtime/run-budget.ts';
import type { RunScope } from '../../../designer/server/runtime/run-scope.ts';
import { compileBody } from '../../../designer/server/sandbox/program.ts';
import { Sandbox } from '../../../designer/server/sandbox/sandbox.ts';
import { languages, wordsIn } from '../../../engine/core/text/text.ts';
import { MemoryServiceRegistry } from '../../../engine/server/gateway/service-registry.ts';
import type { Call } from '../../../engine/server/kernel/call/service.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import {
  about,
  chain,
  code,
  disabled,
  failed,
  failing,
  forget,
  fresh,
  freshly,
  full,
  insert,
  itself,
  list,
  lost,
  members,
  membersOf,
  noPassword,
  outer,
  passwords,
  phpHash,
  ping,
  pong,
  procedure,
  publishing,
  publishingAny,
  recall,
  record,
  remember,
  tooFar,
  types,
} from './drawn-interfaces.ts';
import { type Case, expectSame, type World } from './three-ways.ts';

const sandbox = new Sandbox({ workers: 1 });
afterAll(() => sandbox.close());

const published = [record, failing, outer, itself, ping, pong, failed, lost, ...chain];

/** The interfaces that call are published for one another; code runs in the sandbox. */
function world(): World {
  const tables = memoryTables(['title', 'stock']);
  const services = new MemoryServiceRegistry(new Map());
  const call = { service: '', requestId: '', language: 'zh_cn', ip: '', userAgent: '', params: {}, files: [], session: null, app: null } as unknown as Call;
  const scopeOf = (definition: InterfaceDefinition): RunScope => ({
    path: [serviceOf(definition)],
    tables: { ...tables, writeOwn: () => Promise.reject(new Error('no database in this test')) },
    cache: new MemoryCache(),
    budget: new RunBudget(),
    files: [],
    secrets: new Set(),
  });
  const over = (scope: RunScope): Partial<Runtime> => ({
    call: (name, values) => nestedCall({ services }, call, scope, name, values),
    config: async (name) => (name === 'greeting' ? '你好' : null),
    // What is published comes back in the id.
    topics: {
      publish: async (message) => {
        const event = topicEvent(message);
        return { id: JSON.stringify(event), pushes: Object.keys(event.payload).length };
      },
    },
    procedure: async (database, name, values) => JSON.parse(JSON.stringify([{ database, name, values }])),
  });
  const runtimes = {
    scopeOf,
    run: async <Result>(_definition: InterfaceDefinition, _call: Call, scope: RunScope, work: (runtime: Runtime) => Promise<Result>) =>
      work(runtimeWith(tables, over(scope))),
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
  {
    definition: publishing,
    parameters: { order: 7, key: 'a', account: 3 },
    wanted: { data: { id: '{"topic":"parcel.sent","payload":{"order":7,"paid":null},"key":"a","account":3}', pushes: 2 } },
  },
  {
    definition: publishing,
    parameters: { note: '茶', key: '' },
    wanted: { data: { id: '{"topic":"parcel.sent","payload":{"order":null,"note":"茶","paid":null}}', pushes: 3 } },
  },
  { definition: publishing, parameters: { key: '长'.repeat(101) }, wanted: { ret: 400, msg: '顺序键须为不超过 100 个字符的文本' } },
  { definition: publishing, parameters: { account: 0 }, wanted: { ret: 400, msg: '事件所属账号须为账号编号（正整数）' } },
  { definition: publishingAny, parameters: { payload: [{ order: 1 }] }, wanted: { ret: 400, msg: '消息数据须为对象' } },
  { definition: publishingAny, parameters: { payload: {} }, wanted: { data: { id: '{"topic":"parcel.sent","payload":{}}' } } },
  {
    definition: publishingAny,
    parameters: { payload: { 0: { 0: [] }, none: null } },
    wanted: { data: { id: '{"topic":"parcel.sent","payload":{"0":{"0":[]}}}' } },
  },
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
  // Each language checks what the other has stored: the hashes are of PHP, of this platform, and of others.
  ...[
    [phpHash, true],
    ['$2b$04$5P/LeEQJ.XJUk/8UNBx7heYlLpPuvg2G.pKJgF3tE5sVCxWz1u7Vu', false],
    // Made for the same password: dearer than anybody's own, and as dear as other systems make them.
    ['$2b$13$BogaRK/LHY5lIsosIrv2P.AxBRXFVXbdmyuSbJ3wFL41c9AT9/68e', false],
    ['$2a$12$.ixGHg0mSFgZein3HygL8u/.ONPwOjALE7dHoaphgCO4pDQ.opMWi', true],
    ['$2y$10$short', false],
    [null, false],
  ].map(([stored, other]) => ({ definition: passwords, parameters: { password: '密码 1', stored }, wanted: { data: { form: '$2y$10$', own: true, other } } })),
  ...['', 'a\0b', '密'.repeat(25)].map((password) => ({ definition: passwords, parameters: { password }, wanted: noPassword })),
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
  });

  it('are free of problems as drawn', () => {
    for (const { definition } of cases)
      expect([definition.class, checkFlow(definition).filter(({ code: reason }) => reason !== 'no-parameters')]).toEqual([definition.class, []]);
  });

  it('have an emitter per language, and words in every language for their form and the palette', () => {
    const names = nodeTypes.map(({ type }) => type).sort();
    expect(Object.keys(tsEmitters).sort()).toEqual(names);
    expect(Object.keys(phpEmitters).sort()).toEqual(names);
    const entries = nodeTypes.flatMap(({ type, label, palette }) => palette ?? [{ key: type, label, settings: {} }]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    for (const nodeType of nodeTypes) {
      expect([nodeType.type, languages.filter((language) => !wordsIn(nodeType.label, language))]).toEqual([nodeType.type, []]);
      expect([nodeType.type, wordless(nodeType.settings)]).toEqual([nodeType.type, []]);
      for (const language of languages) expect(() => nodeType.summary?.({}, language)).not.toThrow();
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
