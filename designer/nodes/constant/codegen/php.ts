import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const constantPhp: NodeEmitter = ({ node, dump, writer, local }) => {
  const value = node.settings.value ?? null;
  if (value === null || typeof value !== 'object') return { value: dump(value) };
  const name = local('constant');
  writer.line(`${name} = ${dump(value)};`);
  return { value: name };
};
