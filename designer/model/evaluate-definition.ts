import type { InterfaceDefinition } from './definition.ts';
import { edgeInto } from './flow.ts';
import type { Values } from './node-type.ts';
import { nodeTypeOf } from './nodes/node-types.ts';
import type { Runtime } from './runtime.ts';
import { type Block, type Step, scheduleFlow } from './schedule.ts';

/**
 * Runs a definition node by node, without generated code: for test runs in the designer, and the measure both emitters are held to.
 * The definition must be free of errors. Rejects with Failure where the logic ends the call.
 * @returns `data` of the answer
 */
export async function evaluateDefinition(
  definition: Pick<InterfaceDefinition, 'flow' | 'parameters' | 'returns'>,
  parameters: Readonly<Record<string, unknown>>,
  runtime: Runtime,
): Promise<unknown> {
  const { flow } = definition;
  const results = new Map<string, Values>();
  let answer: unknown = null;

  const run = async (block: Block): Promise<void> => {
    for (const step of block.steps) {
      const { node } = step;
      const type = nodeTypeOf(node.type);
      if (!type) throw new Error(`no node type ${node.type}`);
      const values = await type.evaluate(node.settings, { definition, parameters, runtime, input: (port) => read(step, port) });
      results.set(node.id, values);
      if (node.type === 'return') answer = values.data;
    }
  };

  const read = async ({ node, lazy }: Step, port: string): Promise<unknown> => {
    const edge = edgeInto(flow, node.id, port);
    if (lazy[port]) await run(lazy[port]);
    if (edge) return results.get(edge.from.node)?.[edge.from.port] ?? null;
    if (node.values && Object.hasOwn(node.values, port)) return node.values[port];
    const declared = nodeTypeOf(node.type)
      ?.ports(node.settings, { definition })
      .inputs.find(({ name }) => name === port);
    return declared?.default ?? null;
  };

  await run(scheduleFlow(definition));
  return answer;
}
