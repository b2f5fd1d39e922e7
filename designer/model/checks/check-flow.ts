import { plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/check-flow.ts';
import { flowTypes } from '../analysis/flow-types.ts';
import { loopScopes } from '../analysis/loop-scopes.ts';
import { nodeTitle, wayText } from '../analysis/node-title.ts';
import { type Block, schedule } from '../analysis/schedule.ts';
import { activeFlow } from '../formula/active-flow.ts';
import { isFormulaPart, ownerOf } from '../formula/expand-formulas.ts';
import { nodeTypeOf, nodeTypes } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowEdge, FlowNode } from '../types/flow.ts';
import { typeInSentence } from '../types/type-label.ts';
import { fits } from '../types/value-type.ts';
import { checkFormulas } from './check-formulas.ts';
import { checkFrames } from './check-frames.ts';
import { checkSettings } from './check-settings.ts';
import { checkWrites } from './check-writes.ts';
import { findCycle } from './find-cycle.ts';

/** Checks the graph: nodes, settings, edges, ports, types, a single return, no cycle, and that elements of loops stay inside. Ignores disabled nodes. */
export function checkFlow(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes } = definition.flow;
  const diagnostics = [...checkNodes(definition), ...checkEdges(definition), ...checkFormulas(definition)];
  const returns = nodes.filter(({ type, disabled }) => type === 'return' && !disabled);
  if (returns.length === 0) diagnostics.push(diagnostic('no-return', '/flow/nodes', texts.noReturn));
  for (const node of returns.slice(1)) diagnostics.push(diagnostic('two-returns', `/flow/nodes/${nodes.indexOf(node)}`, texts.twoReturns, {}, node.id));
  const cycle = findCycle(orderingEdges(definition));
  if (cycle) {
    const real = cycle.filter((id) => !isFormulaPart(id));
    const path = real.flatMap((id) => nodes.find((node) => node.id === id) ?? []);
    diagnostics.push(diagnostic('cycle', '/flow/edges', texts.cycle, { path: wayText(path) }, real[0]));
  } else diagnostics.push(...checkOrder(definition), ...checkFrames(definition), ...checkWrites(definition));
  return diagnostics;
}

function checkNodes(definition: InterfaceDefinition): Diagnostic[] {
  const { flow } = definition;
  const fed = new Set(activeFlow(flow).edges.map(({ to }) => `${to.node} ${to.port}`));
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const [index, node] of flow.nodes.entries()) {
    const at = `/flow/nodes/${index}`;
    if (seen.has(node.id)) diagnostics.push(diagnostic('duplicate-node', `${at}/id`, texts.twice, { id: node.id }, node.id));
    seen.add(node.id);
    if (node.disabled) continue;
    const type = nodeTypeOf(node.type);
    if (!type) {
      diagnostics.push(
        diagnostic('node-type', `${at}/type`, texts.type, { type: node.type, allowed: nodeTypes.map((known) => known.type).join(', ') }, node.id),
      );
      continue;
    }
    diagnostics.push(...checkSettings(type, node, at));
    diagnostics.push(...(type.check?.(node, at, { definition }) ?? []));
    const inputs = type.ports(node.settings, { definition }).inputs.filter(({ isBare }) => !isBare);
    for (const member of ['values', 'formulas'] as const) {
      for (const name of Object.keys(node[member] ?? {})) {
        if (!inputs.some((port) => port.name === name))
          diagnostics.push(diagnostic('unknown-port', `${at}/${member}`, texts.port, { node: titleOf(node), port: name }, node.id));
      }
    }
    for (const port of inputs) {
      const { values = {}, formulas = {} } = node;
      const isFed = [values, formulas].some((sources) => Object.hasOwn(sources, port.name)) || fed.has(`${node.id} ${port.name}`) || port.default !== undefined;
      if (!port.required || isFed) continue;
      diagnostics.push({ ...diagnostic('port-empty', at, texts.empty, { node: titleOf(node), port: port.name }, node.id), port: port.name });
    }
  }
  return diagnostics;
}

function checkEdges(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes, edges } = definition.flow;
  const types = flowTypes(definition);
  const diagnostics: Diagnostic[] = [];
  const fed = new Set<string>();
  for (const [index, { from, to }] of edges.entries()) {
    const at = `/flow/edges/${index}`;
    const source = nodes.find((node) => node.id === from.node);
    const target = nodes.find((node) => node.id === to.node);
    if (!source || !target) {
      diagnostics.push(diagnostic('unknown-node', `${at}/${source ? 'to' : 'from'}/node`, texts.node, { id: source ? to.node : from.node }));
      continue;
    }
    if (source.disabled || target.disabled) continue;
    const port = types.inputs(to.node).find(({ name, isBare }) => name === to.port && !isBare);
    if (!types.hasOutput(from.node, from.port)) {
      diagnostics.push(diagnostic('unknown-port', `${at}/from/port`, texts.port, { node: titleOf(source), port: from.port }, from.node));
    } else if (!port) diagnostics.push(diagnostic('unknown-port', `${at}/to/port`, texts.port, { node: titleOf(target), port: to.port }, to.node));
    else if (!fits(types.output(from.node, from.port), port.type)) {
      const values = { node: titleOf(target), port: to.port, wanted: typeInSentence(port.type), found: typeInSentence(types.output(from.node, from.port)) };
      diagnostics.push(diagnostic('type', at, texts.mismatch, values, to.node));
    }
    const key = `${to.node} ${to.port}`;
    if (fed.has(key)) diagnostics.push(diagnostic('port-taken', at, texts.taken, { node: titleOf(target), port: to.port }, to.node));
    fed.add(key);
  }
  return diagnostics;
}

/** Reports nodes that use a loop's element outside of the loop, and nodes that never run, which are most likely forgotten. */
function checkOrder(definition: InterfaceDefinition): Diagnostic[] {
  const { nodes } = definition.flow;
  const { block, leaks: escaping } = schedule(definition);
  const titleFor = (id: string) => titleOf(nodes.find((node) => node.id === id));
  const leaks = escaping.map((leak) => {
    const [node, loop] = [ownerOf(leak.node), ownerOf(leak.loop)];
    const values = { node: titleFor(node), loop: titleFor(loop), port: leak.port };
    return diagnostic('scope', `/flow/nodes/${nodes.findIndex(({ id }) => id === node)}`, texts.scope, values, node);
  });
  const running = new Set<string>();
  const walk = (block: Block): void => {
    for (const { node, lazy } of block.steps) {
      running.add(node.id);
      for (const inner of Object.values(lazy)) walk(inner);
    }
  };
  walk(block);
  const idle = nodes.flatMap((node, index) => {
    if (node.disabled || running.has(node.id)) return [];
    return [{ ...diagnostic('idle', `/flow/nodes/${index}`, texts.idle, { node: titleOf(node) }, node.id), severity: 'warning' as const }];
  });
  return [...leaks, ...idle];
}

/** Returns what must run before what: a loop and its own body are no cycle. */
function orderingEdges(definition: InterfaceDefinition): FlowEdge[] {
  const { nodes, edges } = activeFlow(definition.flow);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return loopScopes({
    nodes,
    edges,
    ports(id) {
      const node = byId.get(id);
      return (node && nodeTypeOf(node.type)?.ports(node.settings, { definition })) ?? { inputs: [], outputs: [] };
    },
  }).dependencies;
}

function titleOf(node: FlowNode | undefined): Text {
  return node ? nodeTitle(node) : plainText('');
}
