import type { Text } from '../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../../model/definition.ts';
import type { PortRef } from '../../model/flow.ts';
import { nodeTitle } from '../../model/node-title.ts';

type Drawn = Pick<InterfaceDefinition, 'flow'>;

/** What a node is called on the canvas; its id where it is not there any more. */
export function nodeName({ flow }: Drawn, id: string, textOf: (text: Text) => string): string {
  const node = flow.nodes.find((known) => known.id === id);
  return node ? textOf(nodeTitle(node)) : id;
}

/** A port with the name of its node. */
export function portName(definition: Drawn, { node, port }: PortRef, textOf: (text: Text) => string): string {
  return `${nodeName(definition, node, textOf)} · ${port}`;
}
