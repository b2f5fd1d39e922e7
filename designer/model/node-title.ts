import type { Text } from '../../engine/core/text/text.ts';
import type { FlowNode } from './flow.ts';
import { nodeTypeOf } from './nodes/node-types.ts';

/** What a node is called: its own title, its parameter, or what it was called in the palette. */
export function nodeTitle(node: FlowNode): Text {
  if (node.title) return same(node.title);
  if (node.type === 'parameter' && typeof node.settings.name === 'string') return same(node.settings.name);
  const type = nodeTypeOf(node.type);
  if (!type) return same(node.type);
  const entry = type.palette?.find(
    ({ settings }) => Object.keys(settings).length > 0 && Object.entries(settings).every(([name, value]) => node.settings[name] === value),
  );
  return entry?.label ?? type.label;
}

/** The titles of nodes along a way: `A → B → A`. */
export function wayText(nodes: readonly FlowNode[]): Text {
  const titles = nodes.map(nodeTitle);
  return { zh_cn: titles.map((title) => title.zh_cn).join(' → '), en: titles.map((title) => title.en).join(' → ') };
}

function same(text: string): Text {
  return { zh_cn: text, en: text };
}
