import { texts } from '../../../generated/words/designer-model/frame-fixes.ts';
import { putInto } from '../edits/flow/frame-edits.ts';
import { orderKey, takeOutOfOrder, writeOrder } from '../edits/flow/order-edits.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Diagnostic } from '../types/diagnostic.ts';
import { type FixRule, indexIn, type QuickFix } from './quick-fix.ts';

/** Fixes for diagnostics of frames and of the order between effects. */
export const frameFixes: Readonly<Record<string, FixRule>> = {
  unordered: () => [{ label: texts.write, apply: writeOrder }],
  order: (definition, { pointer }) => cut(definition, indexIn(pointer, 'order')),
  'order-cycle': (definition, { node = '' }) => cut(definition, definition.flow.order?.findLastIndex(({ before }) => before === node) ?? -1),
  within: (_definition, { node = '' }) => out(node),
  escape: (_definition, { node = '' }) => out(node),
  'two-databases': (definition, { node = '' }) => (definition.flow.nodes.some(({ id, within }) => id === node && within) ? out(node) : []),
  'waits-within': afterCommit,
  'sql-within': afterCommit,
};

function afterCommit(definition: InterfaceDefinition, { node = '' }: Diagnostic): QuickFix[] {
  const frame = definition.flow.nodes.find(({ id }) => id === node)?.within;
  if (frame?.port !== 'body') return out(node);
  return [{ label: texts.after, apply: (before) => putInto(before, [node], { ...frame, port: 'after' }) }, ...out(node)];
}

function cut(definition: InterfaceDefinition, index: number): QuickFix[] {
  const edge = definition.flow.order?.[index];
  return edge ? [{ label: texts.cut, apply: (before) => takeOutOfOrder(before, [orderKey(edge)]) }] : [];
}

function out(node: string): QuickFix[] {
  return [{ label: texts.out, apply: (before) => putInto(before, [node], undefined) }];
}
