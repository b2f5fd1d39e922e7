import { isSameJson } from '../../../engine/core/json/same-json.ts';
import { eachLanguage, type Language, plainText, type Text } from '../../../engine/core/text/text.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { FlowNode } from '../types/flow.ts';

/** Returns the title of a node: its own, else the name of its parameter, else the label of its palette entry or type. */
export function nodeTitle(node: FlowNode): Text {
  if (node.title) return same(node.title);
  if (node.type === 'parameter' && typeof node.settings.name === 'string') return same(node.settings.name);
  const type = nodeTypeOf(node.type);
  if (!type) return same(node.type);
  const entry = type.palette?.find(({ settings }) => {
    // What is left empty there waits to be filled in.
    const fixed = Object.entries(settings).filter(([, value]) => value !== '' && !isSameJson(value, []));
    return fixed.length > 0 && fixed.every(([name, value]) => isSameJson(node.settings[name], value));
  });
  return entry?.label ?? type.label;
}

/** Joins the titles of nodes along a path: `A → B → A`. Nodes with equal titles get their ids appended. */
export function wayText(nodes: readonly FlowNode[]): Text {
  const words = (language: Language) =>
    nodes.map((node) => {
      const title = nodeTitle(node)[language];
      return nodes.some((other) => other.id !== node.id && nodeTitle(other)[language] === title) ? `${title} (${node.id})` : title;
    });
  return eachLanguage((language) => words(language).join(' → '));
}

function same(text: string): Text {
  return plainText(text);
}
