import { describe, expect, it } from 'vitest';
import { computedDefinition, type Formula } from '../../../designer/model/build/build-definition.ts';
import { crudDefinitions } from '../../../designer/model/build/crud-definitions.ts';
import { operationHelp } from '../../../designer/model/semantics/help/operations-help.ts';
import { type Operator, operations } from '../../../designer/model/semantics/operations/operations.ts';
import { type InterfaceDefinition, serviceOf } from '../../../designer/model/types/definition.ts';
import { canonical } from '../model/semantics/outcomes.ts';
import { memoryTables } from './memory-tables.ts';
import { hasPhp } from './php-project.ts';
import { byEvaluator, byPhp, byTypeScript, type Run } from './three-ways.ts';

/** The examples of the operation table, each through a node in an interface of its own. */
function operationRuns(): Run[] {
  return (Object.keys(operations) as Operator[]).flatMap((operator) => {
    const { inputs } = operations[operator];
    const { examples } = operationHelp[operator];
    const names = inputs.map(({ name }) => name);
    const service = `Check.${operator[0]!.toUpperCase()}${operator.slice(1)}Op.Run`;
    const definition = computedDefinition(service, Object.fromEntries(names.map((name) => [name, { type: 'object' }])), {
      result: [operator, ...names] as Formula,
    });
    return examples.map((example) => ({ definition, parameters: Object.fromEntries(names.map((name, index) => [name, example.inputs[index]])) }));
  });
}

describe('evaluator, TypeScript and PHP', () => {
  it('run every operation with the same answers', async () => {
    const runs = operationRuns();
    const wanted = await byEvaluator(runs);
    expect(await byTypeScript(runs)).toEqual(wanted);
    if (!hasPhp) return;
    const found = byPhp(runs, false);
    const different = runs.flatMap(({ definition, parameters }, index) =>
      canonical(found[index]) === canonical(wanted[index]) ? [] : [{ service: serviceOf(definition), parameters, php: found[index], wanted: wanted[index] }],
    );
    expect(different.slice(0, 5)).toEqual([]);
  });

  it('agree on choices, constants and failures', async () => {
    const grade = computedDefinition(
      'Check.School.Grade',
      { score: 'integer', name: { type: 'string', default: 'nobody' } },
      {
        grade: { if: [['less', 'score', { value: 60 }], { value: 'failed' }, ['concat', ['upper', 'name'], { value: ' passed' }]] },
        share: { if: [['equal', 'score', { value: 0 }], { value: null }, ['divide', { value: 100 }, 'score']] },
        limits: { value: { low: 0, high: [1, 2.5, 'x'], none: {} } },
      },
    );
    grade.flow.nodes.splice(2, 0, { id: 'guard', type: 'fail', settings: { ret: 4001, message: "分数 '超限'" }, position: { x: 0, y: 0 } });
    grade.flow.nodes.push({ id: 'over', type: 'operation', settings: { operator: 'greater' }, values: { b: 100 }, position: { x: 0, y: 0 } });
    grade.flow.edges.push(
      { from: { node: 'score', port: 'value' }, to: { node: 'over', port: 'a' } },
      { from: { node: 'over', port: 'result' }, to: { node: 'guard', port: 'when' } },
    );
    const runs = [0, 59, 60, 100, 101].map((score) => ({ definition: grade, parameters: { score, name: 'ann' } }));
    const wanted = await byEvaluator(runs);
    expect(wanted).toEqual([
      { data: { grade: 'failed', share: null, limits: { low: 0, high: [1, 2.5, 'x'], none: {} } } },
      { data: { grade: 'failed', share: 100 / 59, limits: { low: 0, high: [1, 2.5, 'x'], none: {} } } },
      { data: { grade: 'ANN passed', share: 100 / 60, limits: { low: 0, high: [1, 2.5, 'x'], none: {} } } },
      { data: { grade: 'ANN passed', share: 1, limits: { low: 0, high: [1, 2.5, 'x'], none: {} } } },
      { ret: 4001, msg: "分数 '超限'" },
    ]);
    expect(await byTypeScript(runs)).toEqual(wanted);
    if (hasPhp) expect(byPhp(runs)).toEqual(wanted);
  });

  it('agree on the five calls of a table', async () => {
    const columns = [
      { name: 'name', type: 'string', required: true },
      { name: 'stock', type: 'integer', default: 0 },
      { name: 'price', type: 'float' },
      { name: 'on_sale', type: 'boolean' },
      { name: 'tags', type: 'array' },
    ] as const;
    const [list, get, create, update, remove] = crudDefinitions(
      { namespace: 'Check', class: 'Goods', title: '商品' },
      { name: 'check_goods', columns: [...columns] },
    );
    // One class holds one method here, so each call gets a class of its own.
    const calls = [list, get, create, update, remove].map((definition, index) => ({ ...definition!, class: `Goods${'ABCDE'[index]}` }));
    const [listIt, getIt, createIt, updateIt, removeIt] = calls as [
      InterfaceDefinition,
      InterfaceDefinition,
      InterfaceDefinition,
      InterfaceDefinition,
      InterfaceDefinition,
    ];
    const runs: Run[] = [
      { definition: createIt, parameters: { name: '茶', stock: 3, price: 9.5, on_sale: true, tags: ['a', 'b'] } },
      { definition: createIt, parameters: { name: 'cup', stock: 0 } },
      { definition: getIt, parameters: { id: 1 } },
      { definition: getIt, parameters: { id: 99 } },
      { definition: listIt, parameters: { page: 1, per_page: 20 } },
      { definition: listIt, parameters: { page: 1, per_page: 20, name: '茶' } },
      { definition: listIt, parameters: { page: 2, per_page: 1 } },
      { definition: updateIt, parameters: { id: 1, stock: 8 } },
      { definition: updateIt, parameters: { id: 1, stock: 8 } },
      { definition: updateIt, parameters: { id: 7, stock: 8 } },
      { definition: getIt, parameters: { id: 1 } },
      { definition: removeIt, parameters: { id: 2 } },
      { definition: removeIt, parameters: { id: 2 } },
      { definition: listIt, parameters: { page: 1, per_page: 20 } },
    ];
    const names = columns.map(({ name }) => name);
    const wanted = await byEvaluator(runs, memoryTables(names));
    expect(wanted.at(-1)).toEqual({ data: { items: [{ id: 1, name: '茶', stock: 8, price: 9.5, on_sale: true, tags: ['a', 'b'] }], total: 1 } });
    expect(await byTypeScript(runs, memoryTables(names))).toEqual(wanted);
    if (hasPhp) expect(byPhp(runs)).toEqual(wanted);
  });
});
