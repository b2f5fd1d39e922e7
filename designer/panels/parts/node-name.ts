import { eachLanguage, type Text } from '../../../engine/core/text/text.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { PortRef } from '../../model/types/flow.ts';
import { nodeSummary } from './node-words.ts';

type Drawn = Pick<InterfaceDefinition, 'flow'>;

/** What a node is called on the canvas; its id where it is not there any more. */
export function nodeName({ flow }: Drawn, id: string, textOf: (text: Text) => string): string {
  const node = flow.nodes.find((known) => known.id === id);
  return node ? textOf(nodeTitle(node)) : id;
}

/** What several nodes are called; those of the same title are told apart by what they are set to. */
export function nodeNames({ flow }: Drawn, ids: readonly string[], textOf: (text: Text) => string): string[] {
  const nodes = flow.nodes.filter(({ id }) => ids.includes(id));
  return nodes.map((node) => {
    const title = textOf(nodeTitle(node));
    const isAlone = nodes.every((other) => other === node || textOf(nodeTitle(other)) !== title);
    const setting = textOf(eachLanguage((language) => nodeSummary(node, language)));
    return isAlone || !setting ? title : `${title} (${setting})`;
  });
}

/** A port with the name of its node. */
export function portName(definition: Drawn, { node, port }: PortRef, textOf: (text: Text) => string): string {
  return `${nodeName(definition, node, textOf)} · ${port}`;
}
