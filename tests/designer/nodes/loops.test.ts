import { describe, expect, it } from 'vitest';
import { phpDomainClass } from '../../../designer/codegen/php/domain-class.ts';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { flowTypes } from '../../../designer/model/analysis/flow-types.ts';
import { checkFlow } from '../../../designer/model/checks/check-flow.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { type Case, expectSame } from './three-ways.ts';

const numbers = { name: 'numbers', type: 'array', required: true, items: { type: 'integer' } } as const;
const orders = {
  name: 'orders',
  type: 'array',
  required: true,
  items: {
    type: 'object',
    properties: [
      { name: 'price', type: 'integer', required: true },
      { name: 'lines', type: 'array', items: { type: 'integer' } },
    ],
  },
} as const;
const parameter = (rule: object) => structuredClone(rule) as InterfaceDefinition['parameters'][number];
const operation = (operator: string, values?: Record<string, number | string>) => ({ type: 'operation', settings: { operator }, ...(values && { values }) });

const doubled = drawn({
  service: 'Loop.Doubled.Run',
  parameters: [parameter(numbers)],
  nodes: { each: { type: 'map' }, twice: operation('multiply', { b: 2 }), plus: operation('add') },
  edges: [
    'numbers.value -> each.items',
    'each.item -> twice.a',
    'twice.result -> plus.a',
    'each.index -> plus.b',
    'plus.result -> each.each',
    'each.result -> return.numbers',
  ],
});

const large = drawn({
  service: 'Loop.Large.Run',
  parameters: [parameter(numbers), { name: 'limit', type: 'integer', required: true }],
  nodes: { large: { type: 'filter' }, above: operation('greater') },
  edges: ['numbers.value -> large.items', 'large.item -> above.a', 'limit.value -> above.b', 'above.result -> large.keep', 'large.result -> return.numbers'],
});

const total = drawn({
  service: 'Loop.Total.Run',
  parameters: [parameter(numbers)],
  nodes: { sum: { type: 'reduce', values: { initial: 0 } }, add: operation('add') },
  edges: ['numbers.value -> sum.items', 'sum.accumulator -> add.a', 'sum.item -> add.b', 'add.result -> sum.next', 'sum.result -> return.total'],
});

/** For each order the sum of price × line: a loop in the body of a loop, which uses the elements of both. */
const nested = drawn({
  service: 'Loop.Nested.Run',
  parameters: [parameter(orders)],
  nodes: {
    outer: { type: 'map' },
    price: { type: 'member', settings: { path: 'price' } },
    lines: { type: 'member', settings: { path: 'lines' } },
    inner: { type: 'reduce', values: { initial: 0 } },
    cost: operation('multiply'),
    add: operation('add'),
    record: { type: 'object', settings: { fields: ['price', 'total'] } },
  },
  edges: [
    'orders.value -> outer.items',
    'outer.item -> price.object',
    'outer.item -> lines.object',
    'lines.value -> inner.items',
    'inner.item -> cost.a',
    'price.value -> cost.b',
    'cost.result -> add.b',
    'inner.accumulator -> add.a',
    'add.result -> inner.next',
    'price.value -> record.price',
    'inner.result -> record.total',
    'record.value -> outer.each',
    'outer.result -> return.orders',
  ],
});

/** A choice in a loop divides only where its condition holds; a Fail in the body ends the call at the element that breaks its rule. */
const guarded = drawn({
  service: 'Loop.Guarded.Run',
  parameters: [parameter(numbers)],
  nodes: {
    each: { type: 'map' },
    negative: operation('less', { b: 0 }),
    stop: { type: 'fail', settings: { ret: 4100, message: '不能为负数' } },
    isZero: operation('equal', { b: 0 }),
    zero: { type: 'constant', settings: { value: 0 } },
    choice: { type: 'if' },
    share: operation('divide', { a: 100 }),
  },
  edges: [
    'numbers.value -> each.items',
    'each.item -> negative.a',
    'negative.result -> stop.when',
    'each.item -> isZero.a',
    'isZero.result -> choice.condition',
    'zero.value -> choice.then',
    'each.item -> share.b',
    'share.result -> choice.else',
    'choice.value -> each.each',
    'each.result -> return.shares',
  ],
});

const shares = drawn({
  service: 'Loop.Shares.Run',
  parameters: [parameter(numbers)],
  nodes: { each: { type: 'map' }, share: operation('divide', { a: 100 }) },
  edges: ['numbers.value -> each.items', 'each.item -> share.b', 'share.result -> each.each', 'each.result -> return.shares'],
});

/** Rows are written for their own sake: nothing takes the result of the loop. */
const written = drawn({
  service: 'Loop.Written.Run',
  parameters: [parameter(numbers)],
  nodes: {
    each: { type: 'map' },
    insert: { type: 'table', settings: { operation: 'insert', table: 'loop_rows', columns: [{ name: 'stock', type: 'integer' }] } },
  },
  edges: ['numbers.value -> each.items', 'each.item -> insert.stock', 'each.item -> each.each', 'numbers.value -> return.numbers'],
});
const counted = drawn({
  service: 'Loop.Counted.Run',
  nodes: { rows: { type: 'table', settings: { operation: 'count', table: 'loop_rows', columns: [{ name: 'stock', type: 'integer' }] }, values: { stock: 5 } } },
  edges: ['rows.total -> return.total'],
});

const anything = drawn({
  service: 'Loop.Anything.Run',
  parameters: [{ name: 'value', type: 'object' }],
  nodes: { any: { type: 'member', settings: { path: 'list' } }, each: { type: 'map' } },
  edges: ['value.value -> any.object', 'any.value -> each.items', 'each.index -> each.each', 'each.result -> return.indexes'],
});

describe('loops', () => {
  it('answer the same by evaluator, TypeScript and PHP', async () => {
    const isNoList = { ret: 400, msg: '循环需要列表' };
    const cases: Case[] = [
      { definition: doubled, parameters: { numbers: [5, 6, 7] }, wanted: { data: { numbers: [10, 13, 16] } } },
      { definition: doubled, parameters: { numbers: [] }, wanted: { data: { numbers: [] } } },
      { definition: large, parameters: { numbers: [1, 9, 5, 7], limit: 5 }, wanted: { data: { numbers: [9, 7] } } },
      { definition: total, parameters: { numbers: [1, 2, 3] }, wanted: { data: { total: 6 } } },
      { definition: total, parameters: { numbers: [] }, wanted: { data: { total: 0 } } },
      { definition: total, parameters: { numbers: Array.from({ length: 10_000 }, () => 1) }, wanted: { data: { total: 10_000 } } },
      { definition: total, parameters: { numbers: Array.from({ length: 10_001 }, () => 1) }, wanted: { ret: 400, msg: '循环不能超过 10000 次' } },
      { definition: total, parameters: { numbers: [Number.MAX_SAFE_INTEGER, 1] }, wanted: { ret: 400, msg: '整数超出范围（±9007199254740991）' } },
      {
        definition: nested,
        parameters: {
          orders: [
            { price: 2, lines: [1, 2] },
            { price: 3, lines: [] },
            { price: 5, lines: [4] },
          ],
        },
        wanted: {
          data: {
            orders: [
              { price: 2, total: 6 },
              { price: 3, total: 0 },
              { price: 5, total: 20 },
            ],
          },
        },
      },
      { definition: nested, parameters: { orders: [{ price: 2 }] }, wanted: isNoList },
      { definition: guarded, parameters: { numbers: [4, 0, 5] }, wanted: { data: { shares: [25, 0, 20] } } },
      { definition: guarded, parameters: { numbers: [4, -1, 0] }, wanted: { ret: 4100, msg: '不能为负数' } },
      { definition: shares, parameters: { numbers: [4, 0] }, wanted: { ret: 400, msg: '除数不能为 0' } },
      { definition: written, parameters: { numbers: [5, 6, 5] }, wanted: { data: { numbers: [5, 6, 5] } } },
      { definition: counted, wanted: { data: { total: 2 } } },
      { definition: anything, parameters: { value: { list: ['a', null, { b: 1 }] } }, wanted: { data: { indexes: [0, 1, 2] } } },
      { definition: anything, parameters: { value: { list: { b: 1 } } }, wanted: isNoList },
      { definition: anything, parameters: { value: { list: 'abc' } }, wanted: isNoList },
      { definition: anything, wanted: isNoList },
    ];
    await expectSame(cases, () => ({ tables: memoryTables(['stock']) }));
  });

  it('are free of problems as drawn', () => {
    for (const definition of [doubled, large, total, nested, guarded, shares, counted, anything]) expect(checkFlow(definition)).toEqual([]);
  });

  it('end with all loops of a call together when those turn too often', async () => {
    const square = drawn({
      service: 'Loop.Square.Run',
      parameters: [parameter(numbers)],
      nodes: { outer: { type: 'map' }, inner: { type: 'map' } },
      edges: [
        'numbers.value -> outer.items',
        'numbers.value -> inner.items',
        'inner.item -> inner.each',
        'inner.result -> outer.each',
        'outer.result -> return.all',
      ],
    });
    const handler = await compileHandler(square);
    const list = Array.from({ length: 500 }, (_, index) => index);
    await expect(handler({ numbers: list }, runtimeWith(memoryTables([])))).rejects.toThrow('The loops of one call may run at most 200000 times in total');
  });

  it('give their elements the types of the list and take those of the body', () => {
    const types = flowTypes(nested);
    expect(types.output('outer', 'item').members?.price).toEqual({ type: 'integer' });
    expect(types.output('outer', 'index')).toEqual({ type: 'integer' });
    expect(types.output('inner', 'accumulator')).toMatchObject({ type: 'integer' });
    expect(types.output('outer', 'result').items?.members?.total?.type).toBe('integer');
    expect(flowTypes(large).output('large', 'result')).toEqual({ type: 'array', items: { type: 'integer' } });
  });

  it('keep their elements inside', () => {
    const codes = (definition: InterfaceDefinition) => checkFlow(definition).map(({ code, node, text }) => [code, node, text.en]);
    const external = structuredClone(doubled);
    external.flow.edges.push({ from: { node: 'twice', port: 'result' }, to: { node: 'return', port: 'last' } });
    external.returns.push({ name: 'last', type: 'integer' });
    expect(codes(external)).toEqual([['scope', 'twice', '"Multiply" uses item of the loop "Map", but its result is needed outside the loop']]);
    const own = structuredClone(doubled);
    own.flow.edges = own.flow.edges.filter(({ to }) => to.port !== 'items');
    own.flow.nodes.push({ id: 'list', type: 'object', settings: { fields: ['a'] }, position: { x: 0, y: 0 } });
    own.flow.edges.push(
      { from: { node: 'each', port: 'item' }, to: { node: 'list', port: 'a' } },
      { from: { node: 'list', port: 'value' }, to: { node: 'each', port: 'items' } },
    );
    expect(codes(own).filter(([code]) => code === 'scope')).toEqual([
      ['scope', 'list', '"Object" uses item of the loop "Map", but its result is needed outside the loop'],
    ]);
    const circle = structuredClone(doubled);
    circle.flow.edges = circle.flow.edges.filter(({ to }) => to.port !== 'items');
    circle.flow.edges.push({ from: { node: 'each', port: 'result' }, to: { node: 'each', port: 'items' } });
    expect(codes(circle)).toEqual([['cycle', 'each', 'The connections form a cycle: Map → Map']]);
  });

  it('read like loops written by hand', () => {
    expect(tsHandler(nested).text.split('\n').slice(-16).join('\n')).toMatchInlineSnapshot(`
      "  const results: unknown[] = [];
        for (const order of platform.items(parameters.orders)) {
          const price = platform.pick(order, 'price');
          const lines = platform.pick(order, 'lines');
          let total: unknown = 0;
          for (const line of platform.items(lines)) {
            const multiply = platform.calc.multiply(line, price);
            const add = platform.calc.add(total, multiply);
            total = add;
          }
          const record = { price, total };
          results.push(record);
        }
        return { orders: results } as unknown as RunAnswer;
      }
      "
    `);
    expect(phpDomainClass([nested]).text.split('\n').slice(-19).join('\n')).toMatchInlineSnapshot(`
      "    public function run($orders)
          {
              $results = [];
              foreach (Loop::items($orders) as $order) {
                  $price = Value::pick($order, 'price');
                  $lines = Value::pick($order, 'lines');
                  $total = 0;
                  foreach (Loop::items($lines) as $line) {
                      $multiply = Calc::multiply($line, $price);
                      $add = Calc::add($total, $multiply);
                      $total = $add;
                  }
                  $record = ['price' => $price, 'total' => $total];
                  $results[] = $record;
              }
              return ['orders' => $results];
          }
      }
      "
    `);
  });
});
