import { nodeTypeOf } from '../nodes/node-types.ts';
import type { Block, Step } from './schedule.ts';

/** What a turn may hold beside its operations before it weighs more than one step. */
const free = 4;

/**
 * Returns the steps of the budget (semantics/budget.ts) that one turn of a loop spends for its nodes, in addition to the costs of operations and inner
 * loops. At least 1.
 */
export function turnWeight(body: Block | undefined): number {
  const weight = blockWeight(body);
  return weight <= free ? 1 : weight;
}

function blockWeight(block: Block | undefined): number {
  return block?.steps.reduce((sum, step) => sum + stepWeight(step), 0) ?? 0;
}

function stepWeight({ node, lazy }: Step): number {
  const type = nodeTypeOf(node.type);
  // The body of a loop weighs by its own turns.
  if (type?.ports(node.settings, { definition: nothing }).outputs.some(({ inner }) => inner)) return 1;
  const within = Object.values(lazy).reduce((sum, block) => sum + blockWeight(block), 0);
  return within + (type?.weight?.(node.settings) ?? 1);
}

const nothing = { parameters: [], returns: [] };
