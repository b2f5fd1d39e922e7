import { expect, it } from 'vitest';
import { failuresOf } from '../../../designer/model/analysis/failures/failures-of.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import type { FailureRule } from '../../../designer/model/types/definition.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { type Case, expectSame } from './three-ways.ts';

const tables = () => memoryTables(['name', 'stock']);

/** A row that must exist, a division, and a refusal of its own. */
function sold(failures: FailureRule[]) {
  const definition = drawn({
    service: 'Failed.Sold.Run',
    parameters: [
      { name: 'id', type: 'integer', required: true },
      { name: 'by', type: 'integer', required: true },
    ],
    nodes: {
      row: { type: 'table', settings: { operation: 'get', table: 'goods', must_exist: true } },
      share: { type: 'operation', settings: { operator: 'divide' }, values: { a: 6 } },
    },
    edges: ['id.value -> row.id', 'by.value -> share.b', 'row.row -> return.row', 'share.result -> return.share'],
  });
  return { ...definition, failures };
}

const rules: FailureRule[] = [
  { from: 404, to: 404, ret: 4041, message: '商品已下架', message_en: 'No longer sold' },
  { from: 400, to: 499, ret: 4000 },
  { from: 500, to: 599, ret: 503, message: '请稍后再试' },
];

it('a failure is answered as the first rule says that fits, others as they are', async () => {
  const definition = sold(rules);
  expect(checkDefinition(definition).filter(({ severity }) => severity === 'error')).toEqual([]);
  const unmapped = { ...sold([{ from: 500, to: 599, ret: 503 }]), class: 'Unmapped' };
  const cases: Case[] = [
    { definition, parameters: { id: 9, by: 2 }, wanted: { ret: 4041, msg: '商品已下架' } },
    { definition: { ...unmapped }, parameters: { id: 9, by: 2 }, wanted: { ret: 404, msg: '记录不存在' } },
  ];
  await expectSame(cases, () => ({ tables: tables() }));
});

it('without words of its own a rule keeps those of the failure', async () => {
  const share = drawn({
    service: 'Failed.Share.Run',
    parameters: [{ name: 'by', type: 'integer', required: true }],
    nodes: { share: { type: 'operation', settings: { operator: 'divide' }, values: { a: 6 } } },
    edges: ['by.value -> share.b', 'share.result -> return.share'],
  });
  const definition = { ...share, failures: rules };
  const cases: Case[] = [
    { definition, parameters: { by: 2 }, wanted: { data: { share: 3 } } },
    { definition, parameters: { by: 0 }, wanted: { ret: 4000, msg: '除数不能为 0' } },
  ];
  await expectSame(cases, () => ({ tables: tables() }));
});

it('what the driver of a database throws is a failure too; the budget and mistakes of code are mapped by nobody', async () => {
  const answered = async (error: Error) => {
    const runtime = runtimeWith({ ...tables(), get: () => Promise.reject(error) });
    return evaluateDefinition(sold(rules), { id: 1, by: 1 }, runtime).catch((caught: unknown) => caught);
  };
  expect(await answered(new Error('a driver is gone'))).toMatchObject({ ret: 503, text: { zh_cn: '请稍后再试', en: '请稍后再试' } });
  const spent = new Failure(400, { zh_cn: '多', en: 'Much' }, { code: 'budget' });
  const mistake = new TypeError('no such member');
  expect([await answered(spent), await answered(mistake)]).toEqual([spent, mistake]);
});

it('documents list what callers are answered, and the checks name rules that cannot matter', () => {
  expect(failuresOf(sold(rules)).map(({ ret, message }) => [ret, message.en])).toEqual([
    [503, '请稍后再试'],
    [4041, 'No longer sold'],
  ]);
  const late = sold([
    { from: 400, to: 9999, ret: 500 },
    { from: 404, to: 404, ret: 404 },
    { from: 600, to: 500, ret: 500 },
  ]);
  expect(checkDefinition(late).flatMap(({ code, pointer }) => (pointer.startsWith('/failures') ? [[code, pointer]] : []))).toEqual([
    ['failure-shadowed', '/failures/1/from'],
    ['failure-range', '/failures/2/from'],
  ]);
  expect(checkDefinition(sold([{ from: 404, to: 404, ret: 200 }])).some(({ pointer }) => pointer === '/failures/0/ret')).toBe(true);
});
