import type { Json } from '../../../../engine/core/json/json.ts';
import { flowIndex } from '../../../model/edits/flow/flow-index.ts';
import type { Values } from '../../../model/node-type/node-type.ts';
import type { ValueType } from '../../../model/types/value-type.ts';
import type { DesignerState } from '../../state/designer.ts';

type Known = Pick<DesignerState, 'definition' | 'run'>;

/** What a node answered in the last run; before it has run, a value of each output's type. */
export function lastOutputs({ definition, run }: Known, id: string): Values {
  const ran = run?.steps.findLast(({ node, failure }) => node === id && !failure);
  if (ran) return ran.outputs;
  const { ports, types } = flowIndex(definition);
  return Object.fromEntries(
    ports(id)
      .outputs.filter(({ inner }) => inner === undefined)
      .map(({ name }) => [name, sampleOf(types.output(id, name))]),
  );
}

/** The values at a node's inputs: of the last run, typed into the node, or one of the type. What only runs when it is asked for has none. */
export function lastInputs({ definition, run }: Known, id: string): { [port: string]: Json } {
  const { ports, edgesInto, node } = flowIndex(definition);
  const taking = ports(id).inputs.filter(({ lazy, isBare }) => !lazy && !isBare);
  return Object.fromEntries(
    taking.map(({ name, type, default: preset }) => {
      const from = edgesInto(id).find(({ to }) => to.port === name)?.from;
      const ran = from && run?.steps.findLast((step) => step.node === from.node && Object.hasOwn({ ...step.outputs, ...step.inner }, from.port));
      const typed = node(id)?.values?.[name];
      const value = ran && from ? { ...ran.outputs, ...ran.inner }[from.port] : (typed ?? preset ?? sampleOf(type));
      return [name, value as Json];
    }),
  );
}

const samples: Partial<Record<ValueType['type'], Json>> = { string: 'text', integer: 1, float: 1.5, boolean: true, date: '2026-01-01', array: [], object: {} };

function sampleOf({ type }: ValueType): Json {
  return samples[type] ?? null;
}
