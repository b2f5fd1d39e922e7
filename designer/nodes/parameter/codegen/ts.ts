import { tsMember } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const parameterTs: NodeEmitter = ({ node, definition }) => {
  const name = String(node.settings.name);
  const rule = definition.parameters.find((parameter) => parameter.name === name);
  const isPresent = rule?.required === true || (rule?.default !== undefined && rule.default !== null);
  const value = tsMember('parameters', name);
  return { value: isPresent ? value : `(${value} ?? null)` };
};
