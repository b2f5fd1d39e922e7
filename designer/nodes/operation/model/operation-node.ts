import { eachLanguage, fillText, labelLists } from '../../../../engine/core/text/text.ts';
import { texts as patternTexts } from '../../../../generated/words/designer-model/read-pattern.ts';
import { texts } from '../../../../generated/words/node-operation/operation-node.ts';
import { defineNodeType, type PaletteEntry } from '../../../model/node-type/node-type.ts';
import { inputLabels, sections } from '../../../model/semantics/operations/operation-rule.ts';
import { isOperator, type Operator, operationOf, operations } from '../../../model/semantics/operations/operations.ts';
import { readPattern } from '../../../model/semantics/patterns/read-pattern.ts';
import { diagnostic } from '../../../model/types/diagnostic.ts';
import { anyValue, type ValueType } from '../../../model/types/value-type.ts';

const operators = Object.keys(operations) as Operator[];

/** One operation on values; what each means stands in designer/model/semantics/operations/operations.ts. */
export const operationNode = defineNodeType({
  type: 'operation',
  label: texts.operation,
  family: 'compute',
  order: 1,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['operator'],
    properties: {
      operator: {
        control: 'Operator',
        type: 'string',
        label: texts.operator,
        enum: operators,
        enumLabel: labelLists(operators.map((operator) => operations[operator].label)),
      },
    },
  },
  palette: operators.map(paletteEntry),
  summary(settings, language) {
    const rule = operationOf(settings.operator);
    if (!rule) return '';
    return rule.symbol === undefined ? rule.label[language] : `${rule.label[language]} ${rule.symbol}`;
  },
  weight: () => 0,
  ports(settings) {
    const rule = operationOf(settings.operator);
    return {
      inputs: (rule?.inputs ?? []).map((input) => ({ ...input, label: inputLabels[input.name], required: input.default === undefined })),
      outputs: rule ? [{ name: 'result', type: rule.result([]) }] : [],
    };
  },
  outputTypes(settings, inputs): Record<string, ValueType> {
    const rule = operationOf(settings.operator);
    return rule ? { result: rule.result(rule.inputs.map(({ name }) => inputs[name] ?? anyValue)) } : {};
  },
  check({ id, settings, values = {} }, pointer) {
    const { pattern } = values;
    if (typeof pattern !== 'string' || !operationOf(settings.operator)?.inputs.some(({ name }) => name === 'pattern')) return [];
    const read = readPattern(pattern);
    if (!('code' in read)) return [];
    const sentence = eachLanguage((language) => fillText(patternTexts.at, { fault: patternTexts[read.code][language], at: read.at + 1 })[language]);
    return [{ ...diagnostic('pattern', `${pointer}/values/pattern`, sentence, {}, id), port: 'pattern' }];
  },
  async evaluate(settings, { input, runtime }) {
    const { operator } = settings;
    if (!isOperator(operator)) throw new Error(`no operation ${String(operator)}`);
    const values: unknown[] = [];
    for (const { name } of operations[operator].inputs) values.push(await input(name));
    const calc = runtime.calc as unknown as Record<string, (...inputs: unknown[]) => unknown>;
    return { result: calc[operator]!(...values) };
  },
});

function paletteEntry(operator: Operator): PaletteEntry {
  const { label, section, symbol } = operations[operator];
  return {
    key: `operation.${operator}`,
    label,
    settings: { operator },
    words: [operator, ...(symbol === undefined ? [] : [symbol])],
    section: sections[section],
  };
}
