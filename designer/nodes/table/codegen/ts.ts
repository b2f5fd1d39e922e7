import { tsKey, tsMember, tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { parameterBehind } from '../../../codegen/emit/parameter-behind.ts';
import { columnsOf } from '../model/table-node.ts';

export const tableTs: NodeEmitter = (emission): Record<string, string> => {
  const { node, input, writer, local } = emission;
  const table = tsString(String(node.settings.table));
  switch (node.settings.operation) {
    case 'list': {
      const name = local('page');
      writer.line(
        `const ${name} = await platform.tables.list(${table}, { equal: ${columns(emission)}, page: ${input('page')}, perPage: ${input('per_page')}, sort: ${input('sort')} });`,
      );
      return { items: `${name}.items`, total: `${name}.total` };
    }
    case 'get': {
      const name = local('row');
      writer.line(`const ${name} = await platform.tables.get(${table}, ${input('id')});`);
      return { row: name };
    }
    case 'count': {
      const name = local('total');
      writer.line(`const ${name} = await platform.tables.count(${table}, ${columns(emission)});`);
      return { total: name };
    }
    case 'insert': {
      const name = local('id');
      writer.line(`const ${name} = await platform.tables.insert(${table}, ${columns(emission)});`);
      return { id: name };
    }
    case 'update': {
      const name = local('updated');
      writer.line(`const ${name} = await platform.tables.update(${table}, ${input('id')}, ${changes(emission)});`);
      return { updated: name };
    }
    default: {
      const name = local('deleted');
      writer.line(`const ${name} = await platform.tables.delete(${table}, ${input('id')});`);
      return { deleted: name };
    }
  }
};

/** A parameter that was not sent is undefined, which null is not; what nothing feeds is left out. */
function changes({ node, definition, input, source }: Emission): string {
  const members = columnsOf(node.settings).flatMap(({ name }) => {
    const parameter = parameterBehind(definition, source(name));
    if (parameter) return [`${tsKey(name)}: ${tsMember('parameters', parameter.name)}`];
    return source(name) || Object.hasOwn(node.values ?? {}, name) ? [`${tsKey(name)}: ${input(name)}`] : [];
  });
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function columns({ node, input }: Emission): string {
  const members = columnsOf(node.settings).map(({ name }) => `${tsKey(name)}: ${input(name)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
