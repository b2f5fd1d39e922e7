import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const cachePhp: NodeEmitter = ({ node, input, writer, local }): Record<string, string> => {
  switch (node.settings.operation) {
    case 'get': {
      const name = local('cached');
      writer.line(`${name} = \\Portico\\Cache::get(${input('key')});`);
      return { value: name };
    }
    case 'set':
      writer.line(`\\Portico\\Cache::set(${input('key')}, ${input('value')}, ${input('seconds')});`);
      return { value: input('value') };
    default:
      writer.line(`\\Portico\\Cache::delete(${input('key')});`);
      return {};
  }
};
