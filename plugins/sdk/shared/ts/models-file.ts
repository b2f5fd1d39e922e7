import { commentText } from '../../../../engine/core/printing/comment-text.ts';
import type { ClientModels } from '../client-models.ts';
import { parameterText } from '../doc-lines.ts';
import type { SdkFile } from '../sdk-interface.ts';
import { TsTypes } from './types.ts';

/** The shapes interfaces share, a named type each. */
export function tsModelsFile(models: ClientModels): SdkFile {
  const lines = models.list.flatMap(({ typeName, model }) => {
    const types = new TsTypes(models, model.service, '');
    if (model.side === 'input') {
      const { rule } = model;
      if (!rule.properties?.length) return [`export type ${typeName} = ${types.inputBody(rule)};`, ''];
      return [
        `export interface ${typeName} {`,
        ...rule.properties.flatMap((member) => [...comment(parameterText(member)), `  ${types.inputMember(member)};`]),
        '}',
        '',
      ];
    }
    const { shape } = model;
    if (shape.items || shape.members.size === 0) return [`export type ${typeName} = ${types.answerBody(shape)};`, ''];
    const members = [...shape.members].flatMap(([name, member]) => [
      ...comment(commentText(member.description ?? '')),
      `  ${types.answerMember(name, member)};`,
    ]);
    return [`export interface ${typeName} {`, ...members, '}', ''];
  });
  return { path: 'src/models.ts', text: lines.length === 0 ? 'export {};\n' : `${lines.slice(0, -1).join('\n')}\n` };
}

function comment(text: string): string[] {
  return text === '' ? [] : [`  /** ${text} */`];
}
