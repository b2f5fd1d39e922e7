import type { Block, Step } from '../../model/analysis/schedule.ts';
import { isFormulaPart } from '../../model/formula/expand-formulas.ts';
import type { FlowEdge } from '../../model/types/flow.ts';

/** Parts of a formula that are an expression; loops are statements, and a clock is read where its turn is. */
const expressions = new Set(['operation', 'member', 'object', 'if']);

/**
 * The nodes that are printed in place, where their one value is used, instead of as statements of their own: parts of formulas behind which
 * nothing else stands before that use, so that what fails first stays the same.
 */
export function stepsInPlace(block: Block, edges: readonly FlowEdge[]): Set<string> {
  const uses = Map.groupBy(edges, ({ from }) => from.node);
  const found = new Set<string>();
  const walk = ({ steps }: Block): void => {
    const places = new Map(steps.map(({ node }, index) => [node.id, index]));
    for (const { lazy } of steps) for (const inner of Object.values(lazy)) walk(inner);
    for (const [index, step] of [...steps.entries()].reverse()) {
      const [use, ...others] = uses.get(step.node.id) ?? [];
      if (!isExpression(step) || others.length > 0) continue;
      // The value of a branch is used behind its last step.
      const until = use ? (places.get(use.to.node) ?? steps.length) : steps.length;
      if (steps.slice(index + 1, until).every(({ node }) => found.has(node.id))) found.add(step.node.id);
    }
  };
  const isExpression = ({ node, lazy }: Step): boolean =>
    isFormulaPart(node.id) && expressions.has(node.type) && Object.values(lazy).every(({ steps }) => steps.every((step) => found.has(step.node.id)));
  const readParameters = ({ steps }: Block): void => {
    for (const { node, lazy } of steps) {
      // Nothing is written for them, however often they are used.
      if (isFormulaPart(node.id) && node.type === 'parameter') found.add(node.id);
      for (const inner of Object.values(lazy)) readParameters(inner);
    }
  };
  readParameters(block);
  walk(block);
  return found;
}
