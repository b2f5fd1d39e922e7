import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const cacheTs: NodeEmitter = ({ node, input, writer, local }): Record<string, string> => {
  switch (node.settings.operation) {
    case 'get': {
      const name = local('cached');
      writer.line(`const ${name} = await platform.cache.get(${input('key')});`);
      return { value: name };
    }
    case 'set':
      writer.line(`await platform.cache.set(${input('key')}, ${input('value')}, ${input('seconds')});`);
      return { value: input('value') };
    default:
      writer.line(`await platform.cache.delete(${input('key')});`);
      return {};
  }
};
