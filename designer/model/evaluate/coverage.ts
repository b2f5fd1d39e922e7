import { eachLanguage, type Text, wordsIn } from '../../../engine/core/text/text.ts';
import { withoutDisabled } from '../formula/active-flow.ts';
import { expansionOf } from '../formula/expand-formulas.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import { edgeInto, type Flow, type FlowNode } from '../types/flow.ts';
import type { TraceStep } from './run-trace.ts';

/** Characters of a part of a formula that tell it from others. */
const excerptLength = 30;

/** A way at a node that no run has taken. */
interface MissedBranch {
  node: FlowNode;
  label: Text;
}

/** The parts of a flow that runs have reached. */
export interface Coverage {
  /** Nodes that could run: neither disabled nor the frame of others. */
  total: number;
  /** Those no run has reached. Of a node that ends a call: no run was ended by it. */
  missed: readonly FlowNode[];
  /** Ways that runs can take at these nodes, and those at reached nodes that none has taken. */
  branches: { total: number; reached: number; missed: readonly MissedBranch[] };
}

/** What a run reached: its steps, and the ways it took, by node. */
export interface ReachedRun {
  steps: readonly (Pick<TraceStep, 'node'> & { failure?: unknown })[];
  branches: Readonly<Record<string, readonly string[]>>;
}

/**
 * Computes what runs have reached.
 * @param runs what each run reached
 */
export function coverageOf(flow: Flow, runs: readonly ReachedRun[]): Coverage {
  const steps = runs.flatMap((run) => run.steps);
  const reached = new Set(steps.map(({ node }) => node));
  const ended = new Set(steps.filter(({ failure }) => failure !== undefined).map(({ node }) => node));
  const active = flow.nodes.filter(({ disabled }) => !disabled);
  const missed = active.filter(({ id, type }) => !(type === 'fail' ? ended : reached).has(id));
  const ways = [...active.flatMap((node) => waysAt(flow, node).map((branch) => ({ node, ...branch }))), ...waysInFormulas(flow)];
  const isReached = ({ node, key }: { node: FlowNode; key: string }) => runs.some(({ branches }) => branches[node.id]?.includes(key));
  const open = ways.filter((way) => !isReached(way));
  return {
    ...{ total: active.length, missed },
    branches: {
      ...{ total: ways.length, reached: ways.length - open.length },
      missed: open.filter(({ node }) => !missed.includes(node)).map(({ node, label }) => ({ node, label })),
    },
  };
}

/** The key of a branch within a formula, beside those of the node whose port has it. */
export function branchOfPart(part: string, key: string): string {
  return `${part} ${key}`;
}

/** The ways through the conditions and loops of formulas, named by what is written there. */
function waysInFormulas(flow: Flow): { node: FlowNode; key: string; label: Text }[] {
  const active = withoutDisabled(flow);
  const { parts, ...expanded } = expansionOf(active);
  return expanded.nodes.flatMap((one) => {
    const part = parts.get(one.id);
    const node = flow.nodes.find(({ id }) => id === part?.node);
    if (!part || !node) return [];
    const written = excerpt(node.formulas?.[part.port]?.slice(part.from, part.to) ?? '');
    return waysAt({ ...active, ...expanded }, one).map(({ key, label }) => ({
      node,
      key: branchOfPart(one.id, key),
      label: eachLanguage((language) => `=${written} · ${wordsIn(label, language)}`),
    }));
  });
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength)}…` : line;
}

function waysAt(flow: Flow, { id, type, settings, values = {}, formulas = {} }: FlowNode) {
  const isFed = (port: string) => edgeInto(flow, id, port) !== undefined || Object.hasOwn(formulas, port) || Object.hasOwn(values, port);
  return (nodeTypeOf(type)?.branches?.(settings) ?? []).filter(({ needs }) => needs === undefined || isFed(needs));
}
