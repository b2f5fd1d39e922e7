import type { Language, Text } from '../../../engine/core/text/text.ts';
import type { FlowNode } from '../../model/flow.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import { entriesOf } from '../palette/palette-entries.ts';

/** What a node is called: its own title, its parameter, or what it was called in the palette. */
export function nodeTitle(node: FlowNode): Text {
  if (node.title) return same(node.title);
  if (node.type === 'parameter' && typeof node.settings.name === 'string') return same(node.settings.name);
  const type = nodeTypeOf(node.type);
  if (!type) return same(node.type);
  const entry = entriesOf(type).find(({ settings }) => Object.entries(settings).every(([name, value]) => node.settings[name] === value));
  return entry && Object.keys(entry.settings).length > 0 ? entry.label : type.label;
}

/** The line under the title: the setting in short, else the kind of node; nothing that the title says already. */
export function nodeSummary(node: FlowNode, language: Language): string {
  const type = nodeTypeOf(node.type);
  if (!type) return node.type;
  const title = nodeTitle(node)[language];
  const isNews = (words: string) => words !== title && !words.startsWith(`${title} `);
  return [type.summary?.(node.settings, language) ?? '', type.label[language]].filter(Boolean).find(isNews) ?? '';
}

function same(text: string): Text {
  return { zh_cn: text, en: text };
}
