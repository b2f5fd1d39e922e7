import { activeFlow } from '../formula/active-flow.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';
import { isEffect } from './schedule.ts';

/** Returns the database in a table name of a node: `warehouse` of `warehouse.products`; empty for the platform's own database. */
export function databaseOf(table: string): string {
  const dot = table.indexOf('.');
  return dot < 0 ? '' : table.slice(0, dot);
}

/**
 * Whether a node writes something that a transaction commits or rolls back: rows of a table, or a message of a topic, which lies in the platform's own
 * database. A read that ends the call where there is no row is an effect, but writes nothing.
 */
export function isWrite(node: Pick<FlowNode, 'type' | 'settings'>): boolean {
  return node.type === 'topic' || (node.type === 'table' && isEffect(node) && nodeTypeOf(node.type)?.effect?.(node.settings).readOnly === false);
}

/** Returns the database that a writing node writes to; empty for the platform's own. */
export function databaseWritten({ type, settings }: Pick<FlowNode, 'type' | 'settings'>): string {
  return type === 'table' ? databaseOf(String(settings.table)) : '';
}

/** Whether the flow has a Transaction or an Attempt node. */
export function hasFrames({ flow }: Pick<InterfaceDefinition, 'flow'>): boolean {
  return activeFlow(flow).nodes.some(({ type }) => type === 'transaction' || type === 'try');
}

/**
 * Whether a whole run is one transaction: the flow has a write, or a call of another interface that may write, and another node that may end the call
 * or write again. Hand-written code counts as both. A flow with a Transaction node is not: only what stands in that node is committed or rolled back
 * together.
 */
export function isWrittenTogether({ flow, code }: Pick<InterfaceDefinition, 'flow' | 'code'>): boolean {
  const { nodes } = activeFlow(flow);
  if (nodes.some(({ type }) => type === 'transaction')) return false;
  const effects = nodes.filter(isEffect);
  const writes = effects.filter((node) => isWrite(node) || node.type === 'call');
  if (writes.length === 0) return code?.ts !== undefined;
  return effects.length > 1 || code?.ts !== undefined || nodes.some(({ type }) => nodeTypeOf(type)?.innerTypes !== undefined);
}
