import { describe, expect, it } from 'vitest';
import { operationHelp } from '../../../../designer/model/semantics/help/operations-help.ts';
import { inputLabels, sections } from '../../../../designer/model/semantics/operations/operation-rule.ts';
import { type Operator, operations } from '../../../../designer/model/semantics/operations/operations.ts';
import { failures } from '../../../../designer/model/semantics/values/failure.ts';
import { fits, typeOfValue } from '../../../../designer/model/types/value-type.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { canonical, differences, type Outcome, outcomeOf } from './outcomes.ts';
import { type CalcCase, runPhpCalc } from './php-calc.ts';

const operators = Object.keys(operations) as Operator[];

const examples = operators.flatMap((operator) =>
  operationHelp[operator].examples.map((example) => {
    const one: CalcCase = [operator, example.inputs];
    const wanted: Outcome = 'fails' in example ? { ret: 400, msg: failures[example.fails].zh_cn } : { data: example.result };
    return { one, wanted };
  }),
);

describe('the table of operations', () => {
  it('answers each of its examples as it says', () => {
    expect(examples.length).toBeGreaterThan(400);
    const wrong = examples.filter(({ one, wanted }) => canonical(outcomeOf(one)) !== canonical(wanted));
    expect(wrong.map(({ one, wanted }) => ({ one, wanted, found: outcomeOf(one) }))).toEqual([]);
  });

  it.skipIf(!hasPhp)('has the same examples in PHP', () => {
    expect(
      differences(
        examples.map(({ one }) => one),
        runPhpCalc(examples.map(({ one }) => one)),
      ),
    ).toEqual([]);
  });

  it('has for every operation words in both languages, an answer and, where it can fail, a failure', () => {
    for (const operator of operators) {
      const { label, section, inputs } = operations[operator];
      const { doc, examples: own } = operationHelp[operator];
      for (const text of [label, doc, sections[section]])
        expect(
          Object.values(text).every((words) => words.trim() !== ''),
          operator,
        ).toBe(true);
      for (const { name } of inputs) expect(['a', 'b'].includes(name) || Object.hasOwn(inputLabels, name), `${operator} ${name}`).toBe(true);
      expect(
        own.some((example) => 'result' in example),
        operator,
      ).toBe(true);
      expect(
        own.every((example) => example.inputs.length === inputs.length),
        operator,
      ).toBe(true);
    }
    const reasons = new Set(examples.flatMap(({ wanted }) => ('msg' in wanted ? [wanted.msg] : [])));
    // What chance has no answer for, and what cannot be a password, no operation says.
    const { interval: _, password: __, ...ofOperations } = failures;
    expect(Object.values(ofOperations).filter(({ zh_cn }) => !reasons.has(zh_cn))).toEqual([]);
  });

  it('promises types that its answers have', () => {
    for (const operator of operators) {
      for (const example of operationHelp[operator].examples) {
        if (!('result' in example)) continue;
        const promised = operations[operator].result(example.inputs.map(typeOfValue));
        const found = typeOfValue(example.result);
        const isDate = promised.type === 'date' && found.type === 'string';
        // JSON has no money, only its fen.
        const isFen = promised.unit === 'fen' && found.type === 'integer';
        const isNull = example.result === null && (promised.nullable || promised.type === 'any');
        expect(isDate || isFen || isNull || fits(found, promised), `${operator} ${JSON.stringify(example.inputs)}`).toBe(true);
      }
    }
  });
});
