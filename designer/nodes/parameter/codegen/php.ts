import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { memberNames } from '../../../codegen/php/parts/member-names.ts';

export const parameterPhp: NodeEmitter = ({ node, definition }) => {
  const name = String(node.settings.name);
  const value = `$${memberNames(definition.parameters).get(name) ?? 'value'}`;
  const isNullable = definition.parameters.some((parameter) => parameter.name === name && parameter.nullable);
  return { value: isNullable ? `\\Portico\\Absent::asNull(${value})` : value };
};
