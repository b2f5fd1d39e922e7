import type { Language } from '../../../engine/core/text/text.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import { nodeTypeOf } from '../../model/nodes/node-types.ts';
import type { FlowNode } from '../../model/types/flow.ts';

/** The line under the title: the setting in short, else the kind of node; nothing that the title says already. */
export function nodeSummary(node: FlowNode, language: Language): string {
  const type = nodeTypeOf(node.type);
  if (!type) return node.type;
  const title = nodeTitle(node)[language];
  const isNews = (words: string) => words !== title && !words.startsWith(`${title} `);
  const summary = type.summary?.(node.settings, language) ?? '';
  // `Insert a row · goods` under `Insert a row`: what follows is news.
  const rest = summary.startsWith(`${title} · `) ? summary.slice(title.length + 3) : summary;
  return [rest, type.label[language]].filter(Boolean).find(isNews) ?? '';
}
