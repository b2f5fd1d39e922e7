import { describe, expect, it } from 'vitest';
import { phpDomainClass } from '../../../designer/codegen/php/domain-class.ts';
import { tsHandler } from '../../../designer/codegen/ts/handler.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { functionSettings } from '../../../designer/model/types/flow-function.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { asFunction, bundle, call, lineTotal, orderTotal, usesFunctions } from './drawn-functions.ts';
import { type Case, expectSame } from './three-ways.ts';

const lines = [
  { price: 10, qty: 2 },
  { price: 0.1, qty: 3 },
];
const cases: Case[] = [
  { definition: usesFunctions, parameters: { lines, rate: 0.9 }, wanted: { data: { total: 10.15, count: 2, one: 5.4, other: 4.5 } } },
  { definition: usesFunctions, parameters: { lines: [], rate: 0.9 }, wanted: { data: { total: 0, count: 0, one: 5.4, other: 4.5 } } },
  { definition: usesFunctions, parameters: { lines, rate: 1.5 }, wanted: { ret: 4200, msg: '折扣不能超过 1' } },
];

describe('functions of one’s own', () => {
  it('are sound, and an interface that uses them is', () => {
    for (const definition of [lineTotal, orderTotal, usesFunctions]) expect(checkDefinition(definition)).toEqual([]);
  });

  it('answer the same when walked, as TypeScript and as PHP, one in another and at each turn of a loop', () =>
    expectSame(cases, () => ({ tables: memoryTables([]) })));

  it('are printed once, however many nodes call them', () => {
    const ts = tsHandler(usesFunctions).text;
    expect(ts.match(/^function \w+/gm)).toEqual(['function lineTotal', 'function wholeTotal']);
    expect(ts).toMatchInlineSnapshot(`
      "// Made by Portico from Uses.Order.Run. Change the interface, not this file.
      import type { Runtime } from '@portico/runtime';

      export interface RunParameters {
        lines: Record<string, unknown>[];
        rate: number;
      }

      export interface RunAnswer {
        total: number;
        count: number;
        one: number;
        other: number;
      }

      /** Total */
      function lineTotal(platform: Runtime, price: unknown, qty: unknown, rate: unknown): unknown {
        const greater = platform.calc.greater(rate, 1);
        if (platform.calc.condition(greater)) platform.fail(4200, { zh_cn: '折扣不能超过 1', en: '折扣不能超过 1' });
        const multiply = platform.calc.multiply(price, qty);
        const multiply2 = platform.calc.multiply(multiply, rate);
        return multiply2;
      }

      /** Total */
      function wholeTotal(platform: Runtime, lines: unknown): { total: unknown; count: unknown } {
        const results: unknown[] = [];
        for (const line of platform.items(lines, 11)) {
          const price = platform.pick(line, 'price');
          const qty = platform.pick(line, 'qty');
          const total = lineTotal(platform, price, qty, 0.5);
          results.push(total);
        }
        const sum = platform.calc.sum(results);
        const count = platform.calc.count(lines);
        return { total: sum, count };
      }

      /** Run */
      export async function run(parameters: RunParameters, platform: Runtime): Promise<RunAnswer> {
        const total = wholeTotal(platform, parameters.lines);
        const total2 = lineTotal(platform, 3, 2, parameters.rate);
        const total3 = lineTotal(platform, 1.5, 3, 1);
        return { total: total.total, count: total.count, one: total2, other: total3 } as unknown as RunAnswer;
      }
      "
    `);
    const php = phpDomainClass([usesFunctions]).text;
    expect(php.slice(php.indexOf('private function lineTotal'))).toMatchInlineSnapshot(`
      "private function lineTotal($price, $qty, $rate)
          {
              $greater = Calc::greater($rate, 1);
              if (Calc::condition($greater)) {
                  throw new Failure('折扣不能超过 1', 4200);
              }
              $multiply = Calc::multiply($price, $qty);
              $multiply2 = Calc::multiply($multiply, $rate);
              return $multiply2;
          }

          /**
           * Total
           * @param mixed $lines
           * @return array<string, mixed>
           */
          private function wholeTotal($lines)
          {
              $results = [];
              foreach (Loop::items($lines, 11) as $line) {
                  $price = Value::pick($line, 'price');
                  $qty = Value::pick($line, 'qty');
                  $total = $this->lineTotal($price, $qty, 0.5);
                  $results[] = $total;
              }
              $sum = Calc::sum($results);
              $count = Calc::count($lines);
              return ['total' => $sum, 'count' => $count];
          }
      }
      "
    `);
    const again = { ...usesFunctions, method: 'Again' };
    expect(phpDomainClass([usesFunctions, again]).text.match(/private function \w+/g)).toEqual(['private function lineTotal', 'private function wholeTotal']);
  });

  it('are two where an interface pins two versions', () => {
    const newer = {
      ...lineTotal,
      flow: { ...lineTotal.flow, nodes: lineTotal.flow.nodes.map((node) => (node.id === 'part' ? { ...node, title: 'less' } : node)) },
    };
    const both = drawn({
      service: 'Uses.Both.Run',
      nodes: { one: { ...call(lineTotal), values: { price: 1, qty: 1 } }, two: { ...call(newer, 2), values: { price: 1, qty: 1 } } },
      edges: ['one.total -> return.one', 'two.total -> return.two'],
    });
    expect(tsHandler(both).text.match(/^function \w+/gm)).toEqual(['function lineTotal', 'function lineTotal2']);
  });

  it('may not use themselves, and ask nobody', () => {
    const inner = { ...call(lineTotal), values: { price: 1, qty: 1 } };
    const own = asFunction(drawn({ service: 'Order.Line.Total', nodes: { again: inner }, edges: ['again.total -> return.total'] }));
    expect(checkDefinition(own).map(({ code }) => code)).toEqual(['function-recursive']);
    const asks = { table: 'goods', operation: 'count' };
    const table = asFunction(
      drawn({ service: 'Order.Goods.Count', nodes: { rows: { type: 'table', settings: asks } }, edges: ['rows.count -> return.count'] }),
    );
    expect(checkDefinition(table).map(({ code, node }) => [code, node])).toContainEqual(['function-effect', 'rows']);
  });

  it('are refused where a copy has been broken', () => {
    const settings = structuredClone(functionSettings(lineTotal, 1, bundle));
    (settings.body as { flow: { edges: unknown[] } }).flow.edges = [];
    const broken = drawn({
      service: 'Uses.Broken.Run',
      nodes: { one: { type: 'function', settings, values: { price: 1, qty: 1 } } },
      edges: ['one.total -> return.one'],
    });
    expect(checkDefinition(broken).map(({ code }) => code)).toEqual(['function-broken']);
    const bare = drawn({ service: 'Uses.Bare.Run', nodes: { one: { type: 'function', settings: { service: 'Order.Line.Total' } } }, edges: [] });
    expect(checkDefinition(bare).map(({ code }) => code)).toContain('function-copy');
  });
});
