import { afterAll, beforeAll, it } from 'vitest';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { type EchoUpstream, echoUpstream } from './echo-upstream.ts';
import { type Case, expectSame } from './three-ways.ts';

let upstream: EchoUpstream;
beforeAll(async () => {
  upstream = await echoUpstream();
});
afterAll(() => upstream.stop());

const world = () => ({ tables: memoryTables([]), over: () => ({ http: outboundHttp }) });

interface Field {
  rule: Parameter;
  in?: string;
  nullable?: boolean;
}

/** What of its answer is looked at. */
const seen = ['body', 'url', 'note'];

/** An interface that sends its parameters on and answers what the upstream was sent. */
function proxy(service: string, fields: Field[], settings: object = {}) {
  const inputs = fields.map(({ rule, in: place = 'field', nullable }) => ({
    port: rule.name,
    in: place,
    ...(place === 'header' && { name: 'X-Note' }),
    ...(nullable && { nullable }),
  }));
  const definition = drawn({
    service,
    parameters: fields.map(({ rule }) => rule),
    nodes: {
      call: { type: 'http', settings: { method: 'PATCH', url: `http://127.0.0.1:${upstream.port}/users/{id}`, inputs, ...settings } },
      ...Object.fromEntries(seen.map((path) => [path, { type: 'member', settings: { path } }])),
    },
    edges: [
      ...fields.map(({ rule }) => `${rule.name}.value -> call.${rule.name}`),
      ...seen.flatMap((path) => [`call.data -> ${path}.object`, `${path}.value -> return.${path}`]),
    ],
  });
  return definition;
}

it('null, missing and empty members of a body are three things upstream, the same in all three ways', async () => {
  const id: Field = { rule: { name: 'id', type: 'integer', required: true }, in: 'path' };
  const patch = proxy('Values.Patch.Run', [
    id,
    { rule: { name: 'remark', type: 'string', nullable: true }, nullable: true },
    { rule: { name: 'nick', type: 'string' } },
    { rule: { name: 'age', type: 'integer' }, nullable: true },
    { rule: { name: 'home', type: 'object', nullable: true }, nullable: true },
  ]);
  const whole = proxy('Values.Whole.Run', [id, { rule: { name: 'user', type: 'object' }, in: 'body', nullable: true }]);
  const form = proxy('Values.Form.Run', [id, { rule: { name: 'remark', type: 'string', nullable: true }, nullable: true }], {
    media: 'application/x-www-form-urlencoded',
  });
  const sent = (definition: Case['definition'], parameters: object, body: string): Case => ({
    definition,
    parameters: { id: 7, ...parameters },
    wanted: { data: { body, url: '/users/7', note: null } },
  });
  await expectSame(
    [
      sent(patch, {}, '{}'),
      sent(patch, { remark: null }, '{"remark":null}'),
      sent(patch, { remark: '' }, '{"remark":""}'),
      sent(patch, { nick: '' }, '{"nick":""}'),
      sent(patch, { age: 0 }, '{"age":0}'),
      sent(patch, { remark: null, home: { street: null, list: [null] } }, '{"remark":null,"home":{"street":null,"list":[null]}}'),
      sent(patch, { home: null }, '{"home":null}'),
      sent(whole, { user: { remark: null, name: '' } }, '{"remark":null,"name":""}'),
      sent(whole, {}, ''),
      sent(form, { remark: null }, ''),
      sent(form, { remark: '' }, 'remark='),
    ],
    world,
  );
});

it('integers of 64 bits keep their digits on the way up and back, the same in all three ways', async () => {
  const long = (name: string, place: string): Field => ({ rule: { name, type: 'integer', format: 'int64' }, in: place });
  const all = proxy('Values.Long.Run', [long('id', 'path'), long('q', 'query'), long('noted', 'header'), long('n', 'field')]);
  const list = proxy('Values.Longs.Run', [long('id', 'path'), { rule: { name: 'ids', type: 'array' } }, { rule: { name: 'o', type: 'object' } }]);
  const [most, least] = [9223372036854775807n, -9223372036854775808n];
  await expectSame(
    [
      {
        definition: all,
        parameters: { id: most, q: least, noted: 9007199254740993n, n: 9007199254740993n },
        wanted: { data: { body: '{"n":9007199254740993}', url: '/users/9223372036854775807?q=-9223372036854775808', note: '9007199254740993' } },
      },
      {
        definition: list,
        parameters: { id: 1, ids: [most, 2], o: { deep: { id: least } } },
        wanted: { data: { body: '{"ids":[9223372036854775807,2],"o":{"deep":{"id":-9223372036854775808}}}', url: '/users/1', note: null } },
      },
    ],
    world,
  );
  const same = drawn({
    service: 'Values.Same.Run',
    parameters: [
      { name: 'a', type: 'integer', format: 'int64' },
      { name: 'b', type: 'integer', format: 'int64' },
    ],
    nodes: {
      equal: { type: 'operation', settings: { operator: 'equal' } },
      less: { type: 'operation', settings: { operator: 'less' } },
      text: { type: 'operation', settings: { operator: 'toText' } },
    },
    edges: [
      'a.value -> equal.a',
      'b.value -> equal.b',
      'a.value -> less.a',
      'b.value -> less.b',
      'a.value -> text.value',
      'equal.result -> return.equal',
      'less.result -> return.less',
      'text.result -> return.text',
      'a.value -> return.a',
    ],
  });
  const sum = drawn({
    service: 'Values.Sum.Run',
    parameters: [{ name: 'a', type: 'integer', format: 'int64' }],
    nodes: { add: { type: 'operation', settings: { operator: 'add' }, values: { b: 1 } } },
    edges: ['a.value -> add.a', 'add.result -> return.sum'],
  });
  await expectSame(
    [
      { definition: same, parameters: { a: most, b: most - 1n }, wanted: { data: { equal: false, less: false, text: '9223372036854775807', a: most } } },
      { definition: same, parameters: { a: least, b: least }, wanted: { data: { equal: true, less: false, text: '-9223372036854775808', a: least } } },
      { definition: sum, parameters: { a: 9007199254740993n }, wanted: { ret: 400, msg: '整数超出范围（±9007199254740991）' } },
    ],
    world,
  );
});
