import { texts } from '../../../generated/words/designer-model/check-writes.ts';
import { nodeTitle } from '../analysis/node-title.ts';
import { type Block, scheduleFlow } from '../analysis/schedule.ts';
import { databaseWritten, isWrite, isWrittenTogether } from '../analysis/written-together.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import { leaves } from './check-frames.ts';

/**
 * Reports writes that are not rolled back with the rest: writes before a call of another system, which stay in any case, and writes to a second
 * database. `checkFrames` reports those of drawn transactions. The flow must have no cycle.
 */
export function checkWrites(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes } = definition.flow;
  if (!isWrittenTogether(definition)) return [];
  const found: Diagnostic[] = [];
  const warn = (code: string, node: FlowNode, text: (typeof texts)[keyof typeof texts], values: Parameters<typeof diagnostic>[3]) =>
    found.push({ ...diagnostic(code, `/flow/nodes/${nodes.findIndex(({ id }) => id === node.id)}`, text, values, node.id), severity: 'warning' });
  let written: FlowNode | undefined;
  const walk = ({ steps }: Block): void => {
    for (const { node, lazy } of steps) {
      for (const body of Object.values(lazy)) walk(body);
      if (leaves(node) && written) warn('written-before', node, texts.before, { write: nodeTitle(written), node: nodeTitle(node) });
      if (!isWrite(node)) continue;
      if (written && databaseWritten(written) !== databaseWritten(node)) {
        warn('two-databases', node, texts.two, { write: nodeTitle(written), node: nodeTitle(node) });
        return;
      }
      written ??= node;
    }
  };
  walk(scheduleFlow(definition));
  return found;
}
