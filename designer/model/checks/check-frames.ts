import { eachLanguage, plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/check-frames.ts';
import { bodyPort } from '../analysis/bodies.ts';
import { nodeTitle } from '../analysis/node-title.ts';
import { schedule } from '../analysis/schedule.ts';
import { unorderedEffects } from '../analysis/unordered-effects.ts';
import { databaseWritten, isWrite } from '../analysis/written-together.ts';
import { activeFlow } from '../formula/active-flow.ts';
import { ownerOf } from '../formula/expand-formulas.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import { findCycle } from './find-cycle.ts';

/** Checks frames and the order between effects. The flow must have no cycle. */
export function checkFrames(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes, order = [] } = definition.flow;
  if (order.length === 0 && !nodes.some(({ within }) => within) && !nodes.some(isFrame)) return checkOrder(definition);
  const places = checkPlaces(definition);
  return places.length > 0 ? places : [...checkEscapes(definition), ...checkOrder(definition), ...checkTransactions(definition), ...checkAgain(definition)];
}

/** Checks that nodes are in bodies that exist and may contain them. */
function checkPlaces(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes } = definition.flow;
  return nodes.flatMap((node, index) => {
    if (node.disabled || !node.within) return [];
    const at = `/flow/nodes/${index}/within`;
    const frame = nodes.find(({ id }) => id === node.within?.node);
    const ports = frame && nodeTypeOf(frame.type)?.ports(frame.settings, { definition });
    if (!ports || !bodyPort(ports, node.within.port)) {
      return [diagnostic('within', at, texts.unknown, { node: nodeTitle(node), frame: `${node.within.node}.${node.within.port}` }, node.id)];
    }
    if (node.type === 'return') return [diagnostic('within', at, texts.return, {}, node.id)];
    return isInItself(node, nodes) ? [diagnostic('within', at, texts.itself, { node: nodeTitle(node) }, node.id)] : [];
  });
}

function isInItself(node: FlowNode, nodes: readonly FlowNode[]): boolean {
  const seen = new Set<string>();
  for (let at = node.within?.node; at !== undefined && !seen.has(at); at = nodes.find(({ id }) => id === at)?.within?.node) {
    if (at === node.id) return true;
    seen.add(at);
  }
  return false;
}

function checkEscapes(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes } = definition.flow;
  const found = new Map<string, Diagnostic>();
  for (const { edge, body } of schedule(definition).escapes) {
    const id = ownerOf(edge.from.node);
    const values = { node: titleOf(definition, id), frame: titleOf(definition, body) };
    found.set(id, diagnostic('escape', `/flow/nodes/${nodes.findIndex((node) => node.id === id)}`, texts.escape, values, id));
  }
  return [...found.values()];
}

function checkOrder(definition: InterfaceDefinition): Diagnostic[] {
  const { flow } = definition;
  const { order: known, effects } = schedule(definition);
  const diagnostics = (flow.order ?? []).flatMap((edge, index) => {
    const stranger = [edge.before, edge.after].find((id) => !flow.nodes.some((node) => node.id === id));
    const at = `/flow/order/${index}`;
    if (stranger !== undefined) return [diagnostic('order', at, texts.stranger, { id: stranger })];
    const idle = [edge.before, edge.after].find((id) => !effects.has(id) && flow.nodes.some((node) => node.id === id && !node.disabled));
    return idle === undefined ? [] : [diagnostic('order', at, texts.noEffect, { node: titleOf(definition, idle) }, idle)];
  });
  const cycle = findCycle(known);
  if (cycle) {
    const path = cycle.map((id) => titleOf(definition, ownerOf(id)));
    const way = path.slice(1).reduce<Text>((text, next) => joined(text, next), path[0] ?? plainText(''));
    return [...diagnostics, diagnostic('order-cycle', '/flow/order', texts.cycle, { path: way }, cycle[0])];
  }
  const [loose] = unorderedEffects(definition);
  if (!loose) return diagnostics;
  const values = { one: titleOf(definition, loose.before), other: titleOf(definition, loose.after) };
  const at = `/flow/nodes/${flow.nodes.findIndex(({ id }) => id === loose.after)}`;
  return [...diagnostics, { ...diagnostic('unordered', at, texts.unordered, values, loose.after), severity: 'warning' }];
}

/** Checks that a transaction has one database, and warns if it waits for another system. */
function checkTransactions(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes } = activeFlow(definition.flow);
  const frames = nodes.filter(({ type }) => type === 'transaction');
  const at = (id: string) => `/flow/nodes/${definition.flow.nodes.findIndex((node) => node.id === id)}`;
  return frames.flatMap((frame): Diagnostic[] => {
    const inside = nodes.filter((node) => isWithin(node, { node: frame.id, port: 'body' }, nodes));
    const [first, ...writes] = inside.filter(isWrite);
    const elsewhere = first && writes.find((write) => databaseWritten(write) !== databaseWritten(first));
    const two = elsewhere
      ? [diagnostic('two-databases', at(elsewhere.id), texts.two, { node: nodeTitle(elsewhere), write: nodeTitle(first) }, elsewhere.id)]
      : [];
    // Its database is another one, and read and written through a connection of its own.
    const apart = inside.filter(({ type }) => type === 'sql');
    const statements = apart.map((node) => diagnostic('sql-within', at(node.id), texts.statement, { node: nodeTitle(node), frame: nodeTitle(frame) }, node.id));
    const others = inside.filter((node) => !apart.includes(node));
    const waiting = others.filter(leaves).map(
      (node): Diagnostic => ({
        ...diagnostic('waits-within', at(node.id), texts.waits, { node: nodeTitle(node), frame: nodeTitle(frame) }, node.id),
        severity: 'warning',
      }),
    );
    const isNested = nodes.some((other) => other !== frame && other.type === 'transaction' && isWithin(frame, { node: other.id, port: 'body' }, nodes));
    const late = isNested && nodes.some((node) => node.within?.node === frame.id && node.within.port === 'after');
    const after: Diagnostic[] = late
      ? [{ ...diagnostic('after-nested', at(frame.id), texts.nested, { frame: nodeTitle(frame) }, frame.id), severity: 'warning' }]
      : [];
    return [...two, ...statements, ...waiting, ...after];
  });
}

/** Work that is repeated outside of a transaction is done twice if it succeeded before the failure. */
function checkAgain(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes } = activeFlow(definition.flow);
  return nodes.flatMap((frame): Diagnostic[] => {
    if (frame.type !== 'try' || !(Number(frame.settings.retries) > 0)) return [];
    const inside = nodes.filter((node) => isWithin(node, { node: frame.id, port: 'value' }, nodes));
    const twice = inside.find((node) => nodeTypeOf(node.type)?.effect?.(node.settings).idempotent === false && !isRolledBack(node, nodes));
    if (!twice) return [];
    const at = `/flow/nodes/${definition.flow.nodes.findIndex((node) => node.id === frame.id)}`;
    return [{ ...diagnostic('again-twice', at, texts.twice, { node: nodeTitle(twice), frame: nodeTitle(frame) }, frame.id), severity: 'warning' }];
  });
}

/** A write in a transaction. */
function isRolledBack(node: FlowNode, nodes: readonly FlowNode[]): boolean {
  return isWrite(node) && nodes.some(({ id, type }) => type === 'transaction' && isWithin(node, { node: id, port: 'body' }, nodes));
}

function isWithin(node: FlowNode, body: NonNullable<FlowNode['within']>, nodes: readonly FlowNode[]): boolean {
  const seen = new Set<string>();
  for (let at: FlowNode | undefined = node; at?.within && !seen.has(at.id); ) {
    if (at.within.node === body.node && at.within.port === body.port) return true;
    seen.add(at.id);
    const frame: string = at.within.node;
    at = nodes.find(({ id }) => id === frame);
  }
  return false;
}

/** Whether the run waits for another system at this node. A message is stored, and sent after the run. */
export function leaves({ type }: FlowNode): boolean {
  return type === 'procedure' || type === 'sql' || (nodeTypeOf(type)?.family === 'outside' && type !== 'call' && type !== 'topic');
}

function isFrame({ type }: FlowNode): boolean {
  return type === 'transaction' || type === 'try';
}

function titleOf({ flow }: InterfaceDefinition, id: string): Text {
  const node = flow.nodes.find((one) => one.id === id);
  return node ? nodeTitle(node) : plainText(id);
}

function joined(text: Text, next: Text): Text {
  return eachLanguage((language) => `${text[language]} → ${next[language]}`);
}
