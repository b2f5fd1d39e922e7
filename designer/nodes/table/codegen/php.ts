import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { parameterBehind } from '../../../codegen/emit/parameter-behind.ts';
import { memberNames } from '../../../codegen/php/parts/member-names.ts';
import { modelClassName } from '../../../codegen/php/parts/model-class-name.ts';
import { tableName } from '../../../model/types/definition.ts';
import { columnRules } from '../model/column-rules.ts';
import { columnsOf } from '../model/table-node.ts';

export const tablePhp: NodeEmitter = (emission): Record<string, string> => {
  const { node, input, writer, local, definition } = emission;
  const model = `new \\${definition.namespace}\\Model\\${modelClassName(String(node.settings.table))}()`;
  const call = (name: string, method: string, inputs: string[]) => writer.line(`${name} = \\Portico\\Table::${method}(${[model, ...inputs].join(', ')});`);
  switch (node.settings.operation) {
    case 'list': {
      const name = local('page');
      call(name, 'listRows', [columns(emission), input('page'), input('per_page'), input('sort'), columnTypes(emission)]);
      return { items: `${name}['items']`, total: `${name}['total']` };
    }
    case 'get': {
      const name = local('row');
      call(name, 'get', [input('id'), columnTypes(emission)]);
      return { row: name };
    }
    case 'count': {
      const name = local('total');
      call(name, 'count', [columns(emission), columnTypes(emission)]);
      return { total: name };
    }
    case 'insert': {
      const name = local('id');
      call(name, 'insert', [columns(emission), columnTypes(emission), ...rules(emission)]);
      return { id: name };
    }
    case 'update': {
      const name = local('updated');
      call(name, 'update', [input('id'), changes(emission), columnTypes(emission), ...rules(emission)]);
      return { updated: name };
    }
    default: {
      const name = local('deleted');
      call(name, 'delete', [input('id')]);
      return { deleted: name };
    }
  }
};

/** What the columns of a known table ask of a row. */
function rules({ definition: { table }, node, dump }: Emission): string[] {
  const found = table && tableName(table) === node.settings.table ? columnRules(table.columns) : {};
  return Object.keys(found).length > 0 ? [dump(found)] : [];
}

/** Absent is what was not sent, which null is not; what nothing feeds is left out. */
function changes({ node, definition, input, source }: Emission): string {
  const names = memberNames(definition.parameters);
  const members = columnsOf(node.settings).flatMap(({ name }) => {
    const parameter = parameterBehind(definition, source(name));
    if (!parameter) return source(name) || Object.hasOwn(node.values ?? {}, name) ? [`${phpString(name)} => ${input(name)}`] : [];
    const value = `$${names.get(parameter.name)}`;
    return [`${phpString(name)} => ${parameter.nullable ? value : `\\Portico\\Absent::orSent(${value})`}`];
  });
  return `array(${members.join(', ')})`;
}

function columns({ node, input }: Emission): string {
  return `array(${columnsOf(node.settings)
    .map(({ name }) => `${phpString(name)} => ${input(name)}`)
    .join(', ')})`;
}

/**
 * How rows are read back: databases hand numbers and truth values out as text. The interface's own table has these columns alone; of another one
 * those are known that nodes name, and the rest (`*`) is handed on as the database gives it.
 */
function columnTypes({ definition, node }: Emission): string {
  const { table, flow } = definition;
  const text = (columns: readonly { name: string; type: string }[]) => columns.map(({ name, type }) => `${name}:${type}`);
  if (table && tableName(table) === node.settings.table) return phpString(text(table.columns).join(','));
  const others = flow.nodes.filter(({ type, settings }) => type === 'table' && settings.table === node.settings.table);
  const named = new Map([...others, node].flatMap(({ settings }) => columnsOf(settings)).map((column) => [column.name, column]));
  return phpString([...text([...named.values()]), '*'].join(','));
}
