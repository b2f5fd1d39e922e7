import { texts } from '../../../../generated/words/node-function/function-node.ts';
import { fieldPorts } from '../../../model/node-type/field-ports.ts';
import { defineNodeType, type Port } from '../../../model/node-type/node-type.ts';
import { rulesOf, withParameterGuards } from '../../../model/node-type/parameter-guards.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { functionOf } from '../../../model/types/flow-function.ts';
import { typeOfParameter } from '../../../model/types/value-type.ts';

/** Of settings that no form shows: they come with the choice of a function. */
const unseen = { service: [] };

/**
 * Computes with a function of one's own: a version of it that the node carries, so that a newer one changes nothing until somebody takes it over.
 * Functions ask nobody and keep nothing; they may end the call, as a value does that is against the rules of their parameters.
 */
export const functionNode = defineNodeType({
  type: 'function',
  label: texts.function,
  family: 'compute',
  order: 4,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['service'],
    properties: {
      service: { control: 'FunctionChoice', type: 'string', pattern: '^[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9]*\\.[A-Z][A-Za-z0-9_]*$', label: texts.function },
      version: { when: unseen, type: 'integer', minimum: 1, label: texts.version },
      bundle: { when: unseen, type: 'string', pattern: '^[0-9a-f]{64}$', label: texts.version },
      body: { when: unseen, type: 'object', label: texts.body },
    },
  },
  palette: [{ key: 'function', label: texts.function, settings: { service: '' }, words: ['subflow', 'reuse', 'method', '子流程', '复用', '方法'] }],
  summary: ({ service, version }) => [service, version && `v${version}`].filter(Boolean).join(' · '),
  ports(settings) {
    const copy = functionOf({ type: 'function', settings });
    if (!copy) return { inputs: [], outputs: [] };
    const inputs = copy.body.parameters.map((parameter): Port => {
      const { name, required, default: fallback } = parameter;
      const rules = rulesOf(parameter);
      return {
        ...{ name, type: typeOfParameter(parameter), required: required === true },
        ...(!required && { default: fallback ?? null }),
        ...(rules.length > 0 && { rules }),
      };
    });
    return { inputs, outputs: fieldPorts(copy.body.returns).map(({ name, type }) => ({ name, type })) };
  },
  weight: (settings) => nodesOf(settings).length + 1,
  hasEffect: endsCalls,
  // A guard, as what it runs is; the refusals are those of the nodes in it.
  failures: () => [],
  async evaluate(settings, { input, runFunction }) {
    const copy = functionOf({ type: 'function', settings });
    if (!copy) return {};
    const values: [string, unknown][] = [];
    for (const { name } of copy.body.parameters) values.push([name, await input(name)]);
    const answer = await runFunction(withParameterGuards(copy), Object.fromEntries(values));
    return Object.fromEntries(fieldPorts(copy.body.returns).map(({ name }) => [name, answer[name]]));
  },
});

function nodesOf(settings: FlowNode['settings']): FlowNode[] {
  const copy = functionOf({ type: 'function', settings });
  return copy ? withParameterGuards(copy).flow.nodes.filter(({ disabled }) => !disabled) : [];
}

function endsCalls(settings: FlowNode['settings']): boolean {
  return nodesOf(settings).some(({ type, settings: own }) => type === 'fail' || (type === 'function' && endsCalls(own)));
}
