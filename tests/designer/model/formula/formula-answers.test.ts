import { expect, it } from 'vitest';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { foldNodes } from '../../../../designer/model/edits/flow/fold-formula.ts';
import { spreadFormula } from '../../../../designer/model/edits/flow/spread-formula.ts';
import type { InterfaceDefinition, ReturnField } from '../../../../designer/model/types/definition.ts';
import { hasErrors } from '../../../../designer/model/types/diagnostic.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { byEvaluator, byPhp, byTypeScript } from '../../codegen/three-ways.ts';

const line: Omit<Parameter, 'name'> = {
  type: 'object',
  properties: [
    { name: 'name', type: 'string', required: true },
    { name: 'price', type: 'float', required: true },
    { name: 'qty', type: 'integer', required: true },
    { name: 'tags', type: 'array', items: { type: 'string' }, required: true },
  ],
};
const parameters: Parameter[] = [
  { name: 'items', type: 'array', required: true, items: line },
  { name: 'vip', type: 'boolean', default: false },
  { name: 'rate', type: 'float', default: 0.9 },
  { name: 'note', type: 'string' },
];
const order = {
  items: [
    { name: '苹果', price: 10.5, qty: 2, tags: ['果', 'sale'] },
    { name: 'Tea "绿"', price: 33, qty: 1, tags: [] },
    { name: '😀', price: 0.1, qty: 3, tags: ['sale'] },
  ],
  vip: true,
  rate: 0.9,
};
const empty = { items: [], vip: false, rate: 1 };

/** A formula, the type of its field, and its answers for the order and for one without lines; a failure by its code. */
const cases: [formula: string, type: ReturnField['type'], answers: [unknown, unknown]][] = [
  ['round(sum(map(items, x => x.price * x.qty)) * 0.9, 2)', 'float', [48.87, 0]],
  ['round(sum(items, x => x.price * x.qty) * if(vip, rate, 1), 2)', 'float', [48.87, 0]],
  ['1 + 2 * 3 - 4 / 2', 'float', [5, 5]],
  ['-(2 - 5) % 2', 'integer', [1, 1]],
  ['(1 + 2) * 3', 'integer', [9, 9]],
  ['10 - 3 - 2', 'integer', [5, 5]],
  ['div(7, 2)', 'integer', [3, 3]],
  ['vip ? "gold" : count(items) > 0 ? "silver" : "none"', 'string', ['gold', 'none']],
  ['!vip && count(items) == 0', 'boolean', [false, true]],
  ['count(items) == 0 || items[0].price > 10', 'boolean', [true, true]],
  ['count(items) > 0 && 100 / count(items) > 30', 'boolean', [true, false]],
  ['note ?? "无"', 'string', ['无', '无']],
  ['items[0]?.name ?? "none"', 'string', ['苹果', 'none']],
  ['items[-1].name', 'string', ['😀', null]],
  ['`共 ${count(items)} 件：${joinTexts(map(items, (x, i) => `${i + 1}.${x.name}`), "、")}`', 'string', ['共 3 件：1.苹果、2.Tea "绿"、3.😀', '共 0 件：']],
  ['`\\`${1}\\${x}`', 'string', ['`1${x}', '`1${x}']],
  ['filter(items, x => "sale" in x.tags)', 'array', [[order.items[0], order.items[2]], []]],
  ['any(items, x => x.price > 30)', 'boolean', [true, false]],
  ['all(items, x => x.qty >= 1)', 'boolean', [true, true]],
  ['first(items, x => x.qty == 1).name', 'string', ['Tea "绿"', null]],
  ['count(items, x => x.qty > 1)', 'integer', [2, 0]],
  ['reduce(items, 0, (total, x, i) => total + x.qty * (i + 1))', 'integer', [13, 0]],
  [
    'map(filter(items, x => x.qty > 1), y => { title: upper(y.name), "总价": round(y.price * y.qty, 1) })',
    'array',
    [
      [
        { title: '苹果', 总价: 21 },
        { title: '😀', 总价: 0.3 },
      ],
      [],
    ],
  ],
  ['map(items, x => count(filter(x.tags, t => t == x.tags[0])))', 'array', [[1, 0, 1], []]],
  ['sortBy(items, "price", "desc")[0].qty', 'integer', [1, null]],
  ['sum([1, 2, count(items)])', 'float', [6, 3]],
  ['{ a: { b: [1, vip] } }.a.b[1]', 'boolean', [true, false]],
  ['if(count(items) > 0, 10 / count(items), 0)', 'float', [10 / 3, 0]],
  ['10 / count(items)', 'float', [10 / 3, { ret: 400 }]],
  ['（1 ＋ 2）× 3', 'integer', [9, 9]],
  ['length("😀中")', 'integer', [2, 2]],
];

function definitionOf(formula: string, type: ReturnField['type'], index: number): InterfaceDefinition {
  const node = { id: 'return', type: 'return', settings: {}, formulas: { answer: formula }, position: { x: 0, y: 0 } };
  return { ...emptyDefinition(`Check.Formula${index}.Run`), parameters, returns: [{ name: 'answer', type }], flow: { nodes: [node], edges: [] } };
}

const definitions = cases.map(([formula, type], index) => definitionOf(formula, type, index));
const runs = definitions.flatMap((definition) => [order, empty].map((input) => ({ definition, parameters: input })));
const wanted = cases.flatMap(([, , answers]) =>
  answers.map((answer) => (typeof answer === 'object' && answer !== null && 'ret' in answer ? answer : { data: { answer } })),
);
const plain = (outcomes: readonly unknown[]) =>
  outcomes.map((outcome) => (typeof outcome === 'object' && outcome !== null && 'ret' in outcome && outcome.ret !== 200 ? { ret: outcome.ret } : outcome));

it('a formula without faults answers what it says, in the evaluator, in TypeScript and in PHP', async () => {
  expect(definitions.flatMap((definition) => checkDefinition(definition).filter((diagnostic) => hasErrors([diagnostic])))).toEqual([]);
  expect(plain(await byEvaluator(runs))).toEqual(wanted);
  expect(plain(await byTypeScript(runs))).toEqual(wanted);
  if (hasPhp) expect(plain(byPhp(runs, false))).toEqual(wanted);
});

it('a formula spread into nodes answers the same', async () => {
  const spread = definitions.map((definition) => spreadFormula(definition, { node: 'return', port: 'answer' }));
  expect(spread.every(({ flow }) => flow.nodes.every(({ formulas }) => formulas === undefined))).toBe(true);
  expect(spread.flatMap((definition) => checkDefinition(definition).filter((diagnostic) => hasErrors([diagnostic])))).toEqual([]);
  const others = spread.flatMap((definition) => [order, empty].map((input) => ({ definition, parameters: input })));
  expect(plain(await byEvaluator(others))).toEqual(wanted);
});

it('a formula spread into nodes and folded back is one formula again, and answers the same', async () => {
  const folded = definitions.map((definition) => {
    const spread = spreadFormula(definition, { node: 'return', port: 'answer' });
    const parts = spread.flow.nodes.filter(({ type }) => type !== 'return').map(({ id }) => id);
    const answer = foldNodes(spread, parts);
    return 'reason' in answer ? answer.reason.en : answer.definition;
  });
  expect(folded.filter((one) => typeof one === 'string')).toEqual([]);
  const whole = folded as InterfaceDefinition[];
  expect(whole.flatMap(({ flow }) => flow.nodes.map(({ id }) => id)).filter((id) => id !== 'return')).toEqual([]);
  expect(whole.slice(0, 3).map(({ flow }) => flow.nodes[0]?.formulas?.answer)).toEqual([
    'round(sum(map(items, x => x.price * x.qty)) * 0.9, 2)',
    'round(sum(map(items, x => x.price * x.qty)) * if(vip, rate, 1), 2)',
    '1 + 2 * 3 - 4 / 2',
  ]);
  const others = whole.flatMap((definition) => [order, empty].map((input) => ({ definition, parameters: input })));
  expect(plain(await byEvaluator(others))).toEqual(wanted);
});

it('a formula that names what is not there, or is of another type, is refused at the place', () => {
  const errorsOf = (formula: string, type: ReturnField['type'] = 'string') =>
    checkDefinition(definitionOf(formula, type, 0)).map(({ text, range, port }) => [formula.slice(range?.from, range?.to), text.en, port]);
  expect(errorsOf('notes ?? ""')).toEqual([['notes', 'Formula of answer: there is no parameter notes; did you mean note?', 'answer']]);
  expect(errorsOf('return')).toEqual([['return', 'Formula of answer: there is no parameter return; did you mean $return?', 'answer']]);
  expect(errorsOf('sum(items, x => x.prise)', 'float')).toEqual([['x.prise', 'Formula of answer: there is no member prise; did you mean price?', 'answer']]);
  expect(errorsOf('items[0].nam ?? ""')[0]?.[1]).toContain('did you mean name?');
  expect(errorsOf('$gone')).toEqual([['$gone', 'Formula of answer: there is no node gone', 'answer']]);
  expect(errorsOf('count(items)', 'string')[0]?.[1]).toContain('integer');
  expect(errorsOf('upper(count(items))')[0]?.[0]).toBe('count(items)');
  expect(errorsOf('$return.data')[0]?.[1]).toMatch(/cycle|circle/i);
  const noText = { ...definitionOf('', 'string', 0) };
  noText.flow.nodes[0]!.formulas = { answer: null as unknown as string };
  expect(checkDefinition(noText).map(({ text }) => text.en)).toEqual(['Formula of answer: a formula must be a text']);
});
