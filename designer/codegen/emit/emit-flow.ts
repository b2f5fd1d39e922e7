import type { Json } from '../../../engine/core/json/json.ts';
import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { Identifiers } from '../../../engine/core/printing/identifier.ts';
import { runningFlow } from '../../model/analysis/running-flow.ts';
import { type Block, type Step, scheduleFlow } from '../../model/analysis/schedule.ts';
import { turnWeight } from '../../model/analysis/turn-weight.ts';
import { isFormulaPart, ownerOf } from '../../model/formula/expand-formulas.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode } from '../../model/types/flow.ts';
import { escapingValues } from './escaping-values.ts';
import { PrintedFunctions } from './printed-functions.ts';
import { stepsInPlace } from './steps-in-place.ts';
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
  /** Writes those statements, with these expressions on the node's inner outputs. */
  steps(port: string, inner?: Record<string, string>): void;
  /** Writes locals, null at first, for what others take of the nodes behind a lazy input; its statements fill them. */
  declare(port: string): void;
  /** Of a loop: what one turn of the statements behind a lazy input takes of the call's budget. */
  turnWeight(port: string): number;
  /** Whether anything takes the value of an output port. */
  isUsed(port: string): boolean;
  /** Where the value of an input port comes from; undefined for a value typed into the port. */
  source(port: string): FlowNode | undefined;
  /**
   * The expression of a result: a new local like the node's title or the wish that is assigned it, or itself, where it is a part of a formula.
   * @param isLoose whether it stands in parentheses there
   */
  result(wish: string, expression: string, isLoose?: boolean): string;
  /** A new local name like the node's title or the wish. */
  local(wish: string): string;
  /** A new local name like the wish alone: for what is not the node's result. */
  helper(wish: string): string;
  dump(value: Json): string;
  /** The functions that are printed in the same file. */
  functions: Pick<PrintedFunctions, 'nameOf'>;
}

/** Writes the statements of one node and answers the expressions of its output ports. */
export type NodeEmitter = (emission: Emission) => Record<string, string>;

export interface FlowTarget {
  emitters: Readonly<Record<string, NodeEmitter>>;
  dump(value: Json): string;
  /** How a local name is written: `sum` or `$sum`. */
  localText(name: string): string;
  /** The statement that makes a local, written as `localText` writes it. */
  assignment(local: string, expression: string): string;
  /** The statement that makes a local which gets its value later. */
  declaration(local: string): string;
  /** Words that cannot be local names, in lower case. */
  reserved: Iterable<string>;
  /** A statement that reports the outputs of a node; only asked for where code is printed with traces. */
  trace(node: string, outputs: Readonly<Record<string, string>>): string;
}

export interface FlowOptions {
  /** What nodes that call functions find them by; they are printed by whoever prints the file. */
  functions?: PrintedFunctions;
  /** A line after each node that reports what its outputs are: for finding the first node where two languages differ. */
  trace?: boolean;
}

/** Prints the statements of a flow in the order of the schedule. */
export function emitFlow(definition: InterfaceDefinition, writer: Writer, target: FlowTarget, options: FlowOptions = {}): void {
  const { nodes, edges } = runningFlow(definition);
  const sources = new Map(edges.map(({ from, to }) => [`${to.node} ${to.port}`, from]));
  const outputs = new Map<string, Record<string, string>>();
  const names = new Identifiers(target.reserved);
  const schedule = scheduleFlow(definition);

  const inPlace = stepsInPlace(schedule, edges);
  const escaping = escapingValues(schedule, edges);
  /** Locals that stand outside of the body in which a node is, by its ports. */
  const outerLocals = new Map<string, Record<string, string>>();
  const emitBlock = (block: Block): void => {
    for (const step of block.steps) {
      const { id, type, note = '' } = step.node;
      const emitter = target.emitters[type];
      if (!emitter) throw new Error(`no emitter for node type ${type}`);
      writer.mark(ownerOf(id), () => {
        const comment = commentText(note);
        if (comment !== '') writer.line(`/* ${comment} */`);
        const ports = emitter(emissionOf(step));
        const locals = outerLocals.get(id) ?? {};
        for (const [port, name] of Object.entries(locals)) writer.line(`${name} = ${ports[port] ?? target.dump(null)};`);
        outputs.set(id, { ...ports, ...locals });
        if (options.trace && !isFormulaPart(id) && Object.keys(ports).length > 0) writer.line(target.trace(id, ports));
      });
    }
  };

  const local = ({ title = '' }: FlowNode, wish: string) => target.localText(names.take(/[A-Za-z]/.test(title) ? title : wish));

  const emissionOf = ({ node, lazy }: Step): Emission => ({
    node,
    definition,
    writer,
    input(port) {
      const from = sources.get(`${node.id} ${port}`);
      if (from) return outputs.get(from.node)?.[from.port] ?? target.dump(null);
      if (node.values && Object.hasOwn(node.values, port)) return target.dump(node.values[port] ?? null);
      const declared = nodeTypeOf(node.type)
        ?.ports(node.settings, { definition })
        .inputs.find(({ name }) => name === port);
      return target.dump(declared?.default ?? null);
    },
    hasSteps: (port) => lazy[port]?.steps.some((step) => !inPlace.has(step.node.id)) === true,
    steps(port, inner) {
      if (inner) outputs.set(node.id, inner);
      if (lazy[port]) emitBlock(lazy[port]);
    },
    declare(port) {
      for (const { from, step } of escaping.get(lazy[port]!) ?? []) {
        const wish = step.title && /[A-Za-z]/.test(step.title) ? step.title : from.node;
        const name = target.localText(names.take(Object.keys(outerLocals.get(from.node) ?? {}).length > 0 ? from.port : wish));
        writer.line(target.declaration(name));
        outerLocals.set(from.node, { ...outerLocals.get(from.node), [from.port]: name });
      }
    },
    turnWeight: (port) => turnWeight(lazy[port]),
    isUsed: (port) => edges.some(({ from }) => from.node === node.id && from.port === port),
    source(port) {
      const from = sources.get(`${node.id} ${port}`);
      return from && nodes.find(({ id }) => id === from.node);
    },
    result(wish, expression, isLoose = false) {
      if (inPlace.has(node.id)) return isLoose ? `(${expression})` : expression;
      const name = local(node, wish);
      writer.line(target.assignment(name, expression));
      return name;
    },
    local: (wish) => local(node, wish),
    helper: (wish) => target.localText(names.take(wish)),
    dump: target.dump,
    functions: options.functions ?? noFunctions,
  });

  emitBlock(schedule);
}

const noFunctions = new PrintedFunctions([], []);
