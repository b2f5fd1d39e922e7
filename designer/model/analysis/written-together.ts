import { activeFlow } from '../formula/active-flow.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';
import { isEffect } from './schedule.ts';

/** The database of a table as nodes name it: `warehouse` of `warehouse.products`, empty for the platform's own. */
export function databaseOf(table: string): string {
  const dot = table.indexOf('.');
  return dot < 0 ? '' : table.slice(0, dot);
}

/** A write that a transaction keeps or undoes: to a table, or of a message of a topic, which is kept in the platform's own database. */
export function isWrite(node: Pick<FlowNode, 'type' | 'settings'>): boolean {
  return node.type === 'topic' || (node.type === 'table' && isEffect(node));
}

/** The database that such a node writes to. */
export function databaseWritten({ type, settings }: Pick<FlowNode, 'type' | 'settings'>): string {
  return type === 'table' ? databaseOf(String(settings.table)) : '';
}

/** Whether a transaction or an attempt is drawn. */
export function hasFrames({ flow }: Pick<InterfaceDefinition, 'flow'>): boolean {
  return activeFlow(flow).nodes.some(({ type }) => type === 'transaction' || type === 'try');
}

/**
 * Whether what an interface writes to tables, and publishes, is kept or undone as a whole: there is a write, or a call of another interface that may write, and
 * something else that could still end the call, or write again. Code by hand may do anything. Where a transaction is drawn it is that which is
 * kept or undone, and what stands outside of it stands by itself.
 */
export function isWrittenTogether({ flow, code }: Pick<InterfaceDefinition, 'flow' | 'code'>): boolean {
  const { nodes } = activeFlow(flow);
  if (nodes.some(({ type }) => type === 'transaction')) return false;
  const effects = nodes.filter(isEffect);
  const writes = effects.filter((node) => isWrite(node) || node.type === 'call');
  if (writes.length === 0) return code?.ts !== undefined;
  return effects.length > 1 || code?.ts !== undefined || nodes.some(({ type }) => nodeTypeOf(type)?.innerTypes !== undefined);
}
