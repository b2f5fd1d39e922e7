import { texts } from '../../../../generated/words/designer-model/check-secrets.ts';
import { bindingsOf } from '../../../nodes/http/model/http-binding.ts';
import { comesFromCaller } from '../../analysis/comes-from-caller.ts';
import { nodeTitle } from '../../analysis/node-title.ts';
import { entryRead, secretNodes } from '../../analysis/secret-nodes.ts';
import { activeFlow } from '../../formula/active-flow.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { type Diagnostic, diagnostic } from '../../types/diagnostic.ts';
import type { FlowNode } from '../../types/flow.ts';
import { isSink } from '../hidden/sinks.ts';

/**
 * Reports where a secret configuration entry, or a value computed from it, would reach callers, tables, caches, other interfaces, or a host the
 * caller chooses. What hand-written code does with a secret it reads itself is checked at run time.
 * @param secrets names of the secret entries
 */
export function checkSecrets({ flow }: InterfaceDefinition, secrets: ReadonlySet<string>): Diagnostic[] {
  const telling = secretNodes(flow, (node) => entryRead(node, secrets));
  if (telling.size === 0) return [];
  const { nodes, edges } = activeFlow(flow);
  const at = ({ id }: FlowNode) => `/flow/nodes/${flow.nodes.findIndex((node) => node.id === id)}`;
  return nodes.flatMap((node): Diagnostic[] => {
    const exposed = edges.flatMap(({ from, to }) => {
      const entry = to.node === node.id ? telling.get(from.node) : undefined;
      return entry === undefined ? [] : [{ port: to.port, entry }];
    });
    if (isSink(node.type))
      return exposed.map(({ port, entry }) => ({ ...diagnostic('secret-out', at(node), texts.out, { entry, port, node: nodeTitle(node) }, node.id), port }));
    const [first] = exposed;
    const open = first && node.type === 'http' ? hostPorts(node).find((port) => comesFromCaller(flow, node.id, port)) : undefined;
    if (!first || open === undefined) return [];
    const values = { entry: first.entry, port: open, node: nodeTitle(node) };
    return [{ ...diagnostic('secret-host', `${at(node)}/settings/url`, texts.host, values, node.id), port: open }];
  });
}

/** Returns the inputs of an HTTP node that are part of the host of its address. */
function hostPorts({ settings }: FlowNode): string[] {
  const host = /^https?:\/\/([^/?#\\]*)/i.exec(String(settings.url))?.[1] ?? '';
  return bindingsOf(settings).flatMap(({ port, in: where, name = port }) => (where === 'path' && host.includes(`{${name}}`) ? [port] : []));
}
