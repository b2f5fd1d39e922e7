import type { Text } from '../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';

/** What a person calls a node: its title, else what its settings say, else its type, and its id where nothing is known of it. */
export function nodeName(definition: Pick<InterfaceDefinition, 'flow'>, id: string, textOf: (text: Text) => string): string {
  const node = definition.flow.nodes.find((known) => known.id === id);
  const type = node && nodeTypeOf(node.type);
  if (!node || !type) return id;
  if (node.title) return node.title;
  const entry = type.palette?.find(({ settings }) => Object.entries(settings).every(([name, value]) => node.settings[name] === value));
  if (entry) return textOf(entry.label);
  return typeof node.settings.name === 'string' ? `${textOf(type.label)} ${node.settings.name}` : textOf(type.label);
}
