import { plainText, type Text } from '../../../engine/core/text/text.ts';
import { nodeTitle } from '../../model/analysis/node-title.ts';
import type { OutlineItem } from '../../model/outline/outline-tree.ts';

/** What a line is called; the sections are named by the dictionary. */
export function itemText(item: OutlineItem): Text {
  switch (item.kind) {
    case 'section':
      return same(item.section);
    case 'parameter':
      return same(item.parameter.name);
    case 'node':
      return nodeTitle(item.node);
    case 'input':
      return same(item.port.name);
    case 'return':
      return same(item.field.name);
  }
}

function same(text: string): Text {
  return plainText(text);
}
