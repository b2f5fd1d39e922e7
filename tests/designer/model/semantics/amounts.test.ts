import { expect, it } from 'vitest';
import { emptyDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { quickFixes } from '../../../../designer/model/fixes/quick-fixes.ts';
import type { InterfaceDefinition, ReturnField } from '../../../../designer/model/types/definition.ts';
import { hasErrors } from '../../../../designer/model/types/diagnostic.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { byEvaluator, byPhp, byTypeScript } from '../../codegen/three-ways.ts';

const money = { type: 'integer', format: 'money' } as const;
const decimal = { type: 'float', format: 'decimal' } as const;
const parameters: Parameter[] = [
  {
    name: 'items',
    type: 'array',
    required: true,
    items: {
      type: 'object',
      properties: [
        { name: 'price', ...money, required: true },
        { name: 'qty', type: 'integer', required: true },
      ],
    },
  },
  { name: 'rate', ...decimal, required: true },
  { name: 'ratio', type: 'float', required: true },
  { name: 'fee', ...money },
  { name: 'yes', type: 'boolean', required: true },
];
const order = {
  items: [
    { price: 1999, qty: 3 },
    { price: 1, qty: 1 },
  ],
  rate: 0.9,
  ratio: 0.25,
  yes: true,
};
const empty = { items: [], rate: 0.1, ratio: 0, fee: 55, yes: false };
type Field = Omit<ReturnField, 'name'>;

/** A formula, its field, and its answers for the two orders: money in fen, as at every border. */
const cases: [formula: string, field: Field, answers: [unknown, unknown]][] = [
  ['round(sum(map(items, x => x.price * x.qty)) * 0.9, 2)', money, [5398, 0]],
  ['sum(items, x => x.price * x.qty)', money, [5998, 0]],
  ['sum(items, x => x.price * x.qty)', decimal, [59.98, 0]],
  ['sum(items, x => x.price) * rate', decimal, [18, 0]],
  ['round(19.99 * 3, 2)', money, [5997, 5997]],
  ['money(19.99) + money(0.01)', money, [2000, 2000]],
  ['(fee ?? 0) + sum(items, x => x.price)', money, [2000, 55]],
  ['if(yes, sum(items, x => x.price), 0)', money, [2000, 0]],
  ['reduce(items, 0, (total, x) => total + x.price)', money, [2000, 0]],
  ['sum(items, x => x.price) > money(19.5)', { type: 'boolean' }, [true, false]],
  ['sum(items, x => x.price) / 3', decimal, [20 / 3, 0]],
  ['sum(items, x => x.price) / money(4)', decimal, [5, 0]],
  ['average(items, x => x.price) ?? 0', decimal, [10, 0]],
  ['`¥${sum(items, x => x.price * 2)}`', { type: 'string' }, ['¥40', '¥0']],
  ['yuan(sum(items, x => x.price))', decimal, [20, 0]],
  ['fen(sum(items, x => x.price))', { type: 'integer' }, [2000, 0]],
  ['0.1 + 0.2', decimal, [0.3, 0.3]],
  ['7 / 2', decimal, [3.5, 3.5]],
  ['round(2.675, 2)', money, [268, 268]],
  ['round(-2.675, 2)', money, [-268, -268]],
  ['decimal(ratio) * sum(items, x => x.price)', decimal, [5, 0]],
  ['map(groupBy(items, x => x.qty > 1), g => sum(g.items, x => x.price))', { type: 'array' }, [[1999, 1], []]],
  ['sortBy(items, x => x.price * x.qty)[0].price', money, [1, null]],
  ['tryInt("12x") ?? 7', { type: 'integer' }, [7, 7]],
];

function definitionOf(formula: string, field: Field, index: number): InterfaceDefinition {
  const node = { id: 'return', type: 'return', settings: {}, formulas: { answer: formula }, position: { x: 0, y: 0 } };
  return { ...emptyDefinition(`Check.Amount${index}.Run`), parameters, returns: [{ name: 'answer', ...field }], flow: { nodes: [node], edges: [] } };
}

const errorsOf = (definition: InterfaceDefinition) => checkDefinition(definition).filter((diagnostic) => hasErrors([diagnostic]));
const definitions = cases.map(([formula, field], index) => definitionOf(formula, field, index));
const runs = definitions.flatMap((definition) => [order, empty].map((input) => ({ definition, parameters: input })));
const wanted = cases.flatMap(([, , answers]) => answers.map((answer) => ({ data: { answer } })));

it('money is fen at every border and yuan in formulas, in the evaluator, in TypeScript and in PHP', async () => {
  expect(definitions.flatMap((definition) => errorsOf(definition).map(({ text }) => [definition.flow.nodes[0]?.formulas, text.en]))).toEqual([]);
  expect(await byEvaluator(runs)).toEqual(wanted);
  expect(await byTypeScript(runs)).toEqual(wanted);
  if (hasPhp) expect(byPhp(runs, false)).toEqual(wanted);
}, 60_000);

it('what money does not mix with is refused at its place, with what would be right', () => {
  const fixed = (formula: string, field: Field = money) => {
    const definition = definitionOf(formula, field, 0);
    const [found] = errorsOf(definition);
    if (!found) return 'sound';
    const [fix] = quickFixes(definition, found);
    const after = fix?.apply(definition);
    return [
      formula.slice(found.range?.from, found.range?.to),
      after?.flow.nodes[0]?.formulas?.answer ?? null,
      after ? errorsOf(after).map(({ text }) => text.en) : null,
    ];
  };
  expect(fixed('sum(items, x => x.price) + 5')).toEqual(['5', 'sum(items, x => x.price) + money(5)', []]);
  expect(fixed('sum(items, x => x.price) > 100', { type: 'boolean' })).toEqual(['100', 'sum(items, x => x.price) > money(100)', []]);
  expect(fixed('round(sum(items, x => x.price) * ratio, 2)')).toEqual(['ratio', 'round(sum(items, x => x.price) * decimal(ratio), 2)', []]);
  expect(fixed('sum(items, x => x.price) * 0.9')).toEqual(['sum(items, x => x.price) * 0.9', 'round(sum(items, x => x.price) * 0.9, 2)', []]);
  expect(fixed('sum(items, x => x.price)', { type: 'integer' })).toEqual(['sum(items, x => x.price)', 'fen(sum(items, x => x.price))', []]);
  expect(fixed('if(yes, sum(items, x => x.price), 5)')).toEqual(['5', 'if(yes, sum(items, x => x.price), money(5))', []]);
  expect(fixed('sum(items, x => x.price * x.price)')[0]).toBe('x.price * x.price');
  expect(fixed('19.99 * 3')).toEqual(['19.99 * 3', 'round(19.99 * 3, 2)', []]);
  // What may be null is said, too.
  expect(fixed('sum(items, x => x.price) + fee')).toEqual(['fee', 'sum(items, x => x.price) + (fee ?? 0)', []]);
  expect(fixed('average(items, x => x.price) * 2', decimal)).toEqual(['average(items, x => x.price)', '(average(items, x => x.price) ?? 0) * 2', []]);
});
