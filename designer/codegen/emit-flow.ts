import type { Json } from '../../engine/core/descriptor/types.ts';
import type { InterfaceDefinition } from '../model/definition.ts';
import { edgeInto, type FlowNode } from '../model/flow.ts';
import { nodeTypeOf } from '../model/nodes/node-types.ts';
import { type Block, type Step, scheduleFlow } from '../model/schedule.ts';
import { commentText } from './comment-text.ts';
import { Identifiers } from './identifier.ts';
import type { Writer } from './writer.ts';

/** What the emitter of one node has at hand. Texts are expressions of the target language. */
export interface Emission {
  node: FlowNode;
  definition: InterfaceDefinition;
  writer: Writer;
  /** The expression an input port gets. */
  input(port: string): string;
  /** Whether statements must run before a lazy input has its value. */
  hasSteps(port: string): boolean;
  /** Writes those statements. */
  steps(port: string): void;
  /** A new local name like the node's title or the wish. */
  local(wish: string): string;
  dump(value: Json): string;
}

/** Writes the statements of one node and answers the expressions of its output ports. */
export type NodeEmitter = (emission: Emission) => Record<string, string>;

export interface FlowTarget {
  emitters: Readonly<Record<string, NodeEmitter>>;
  dump(value: Json): string;
  /** How a local name is written: `sum` or `$sum`. */
  localText(name: string): string;
  /** Words that cannot be local names, in lower case. */
  reserved: Iterable<string>;
}

/** Prints the statements of a flow in the order of the schedule. */
export function emitFlow(definition: InterfaceDefinition, writer: Writer, target: FlowTarget): void {
  const { flow } = definition;
  const outputs = new Map<string, Record<string, string>>();
  const names = new Identifiers(target.reserved);

  const emitBlock = (block: Block): void => {
    for (const step of block.steps) {
      const emitter = target.emitters[step.node.type];
      if (!emitter) throw new Error(`no emitter for node type ${step.node.type}`);
      writer.mark(step.node.id, () => {
        const note = commentText(step.node.note ?? '');
        if (note !== '') writer.line(`/* ${note} */`);
        outputs.set(step.node.id, emitter(emissionOf(step)));
      });
    }
  };

  const emissionOf = ({ node, lazy }: Step): Emission => ({
    node,
    definition,
    writer,
    input(port) {
      const edge = edgeInto(flow, node.id, port);
      if (edge) return outputs.get(edge.from.node)?.[edge.from.port] ?? target.dump(null);
      if (node.values && Object.hasOwn(node.values, port)) return target.dump(node.values[port] ?? null);
      const declared = nodeTypeOf(node.type)
        ?.ports(node.settings, { definition })
        .inputs.find(({ name }) => name === port);
      return target.dump(declared?.default ?? null);
    },
    hasSteps: (port) => (lazy[port]?.steps.length ?? 0) > 0,
    steps: (port) => lazy[port] && emitBlock(lazy[port]),
    local: (wish) => target.localText(names.take(/[A-Za-z]/.test(node.title ?? '') ? node.title! : wish)),
    dump: target.dump,
  });

  emitBlock(scheduleFlow(definition));
}
