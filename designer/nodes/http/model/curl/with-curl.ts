import { changeNode, withFlow } from '../../../../model/edits/flow/node-edits.ts';
import type { InterfaceDefinition } from '../../../../model/types/definition.ts';
import { bindingsOf } from '../http-binding.ts';
import type { ReadCurl } from './read-curl.ts';

/** The HTTP node asks what the command asks. What led to inputs that are still there stays connected; other settings stay as they are. */
export function withCurl(definition: InterfaceDefinition, id: string, { settings, values }: ReadCurl): InterfaceDefinition {
  const ports = new Set(bindingsOf(settings).map(({ port }) => port));
  const edges = definition.flow.edges.filter(({ to }) => to.node !== id || ports.has(to.port));
  const connected = new Set(edges.filter(({ to }) => to.node === id).map(({ to }) => to.port));
  const own = Object.fromEntries(Object.entries(values).filter(([port]) => !connected.has(port)));
  return changeNode(withFlow(definition, { edges }), id, ({ values: _values, formulas, ...node }) => {
    const remaining = Object.fromEntries(Object.entries(formulas ?? {}).filter(([port]) => ports.has(port) && !Object.hasOwn(own, port)));
    const { media: _media, accept: _accept, ...others } = node.settings;
    return { ...node, settings: { ...others, ...settings }, values: own, ...(Object.keys(remaining).length > 0 && { formulas: remaining }) };
  });
}
