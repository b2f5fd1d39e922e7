import { eachLanguage, fillText, joinTexts, plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/check-settings.ts';
import { nodeTitle } from '../analysis/node-title.ts';
import type { NodeType } from '../node-type/node-type.ts';
import { checkSchema } from '../types/check-schema.ts';
import type { Diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';

/**
 * Checks the settings of a node against their schema. Each diagnostic names the node and the setting as the inspector does.
 * @param at pointer of the node
 */
export function checkSettings({ settings: schema }: NodeType, node: FlowNode, at: string): Diagnostic[] {
  const pointer = `${at}/settings`;
  return checkSchema(schema, node.settings, pointer, node.id).map((found) => {
    const path = found.pointer.slice(pointer.length).split('/').slice(1);
    if (path.length === 0) return found;
    return { ...found, text: fillText(texts.setting, { node: nodeTitle(node), setting: settingName(schema, path), fault: found.text }) };
  });
}

/** Joins the labels of a path, as 输入 2 › 端口; a member without a label is named as it is. */
function settingName(schema: unknown, path: readonly string[]): Text {
  const steps: Text[] = [];
  let part = schema;
  for (const name of path) {
    const members = partsOf(part);
    if (members.items !== undefined && /^\d+$/.test(name)) {
      part = members.items;
      const list = steps.pop() ?? plainText('');
      steps.push(eachLanguage((language) => `${list[language]} ${Number(name) + 1}`));
      continue;
    }
    part = members.properties && Object.hasOwn(members.properties, name) ? members.properties[name] : undefined;
    steps.push(partsOf(part).label ?? plainText(name));
  }
  return joinTexts(steps, 'inside');
}

function partsOf(part: unknown): { label?: Text; items?: unknown; properties?: Record<string, unknown> } {
  return typeof part === 'object' && part !== null ? part : {};
}
