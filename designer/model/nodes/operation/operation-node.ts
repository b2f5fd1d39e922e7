import { defineNodeType } from '../../node-type.ts';
import { operationOf, operations } from '../../semantics/operations.ts';
import { anyValue, type ValueType } from '../../value-type.ts';

/** One operation on numbers, texts or truth values; what each means stands in designer/model/semantics/operations.ts. */
export const operationNode = defineNodeType({
  type: 'operation',
  label: { zh_cn: '运算', en: 'Operation' },
  family: 'compute',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['operator'],
    properties: { operator: { type: 'string', enum: Object.keys(operations) } },
  },
  ports(settings) {
    const rule = operationOf(settings.operator);
    return {
      inputs: (rule?.inputs ?? []).map((input) => ({ ...input, required: input.default === undefined })),
      outputs: rule ? [{ name: 'result', type: rule.result([]) }] : [],
    };
  },
  outputTypes(settings, inputs): Record<string, ValueType> {
    const rule = operationOf(settings.operator);
    return rule ? { result: rule.result(rule.inputs.map(({ name }) => inputs[name] ?? anyValue)) } : {};
  },
  async evaluate(settings, { input }) {
    const rule = operationOf(settings.operator);
    if (!rule) throw new Error(`no operation ${String(settings.operator)}`);
    const values: unknown[] = [];
    for (const { name } of rule.inputs) values.push(await input(name));
    return { result: rule.run(...values) };
  },
});
