import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { parameterBehind } from '../../../codegen/emit/parameter-behind.ts';
import { memberNames } from '../../../codegen/php/parts/member-names.ts';
import { modelClassName } from '../../../codegen/php/parts/model-class-name.ts';
import { type TableColumn, tableName } from '../../../model/types/definition.ts';
import { columnRules } from '../model/column-rules.ts';
import { figuresIn, requestedFigure } from '../model/group-parts.ts';
import { requestedKey } from '../model/table-groups.ts';
import { defaultJoined, joinedTable, nodeJoins } from '../model/table-joins.ts';
import { missingText } from '../model/table-node.ts';
import { answeredColumns, columnsOf, conditionsOf, groupColumns, keyColumns, mustExist, type NodeColumn, namedColumns } from '../model/table-settings.ts';

export const tablePhp: NodeEmitter = (emission): Record<string, string> => {
  const { node, input, writer, local, definition } = emission;
  const model = `new \\${definition.namespace}\\Model\\${modelClassName(String(node.settings.table))}()`;
  const call = (name: string, method: string, inputs: string[]) => writer.line(`${name} = \\Portico\\Table::${method}(${[model, ...inputs].join(', ')});`);
  const find = (name: string, method: string, inputs: string[], { equal, others }: ReturnType<typeof conditions>) => {
    const joins = joined(emission);
    if (joins === null) return call(name, method, [equal, ...inputs, ...others]);
    const [all = 'array()', any = 'array()'] = others;
    writer.line(`${name} = \\Portico\\Joins::${method}(${[joins, model, equal, ...inputs, all, any].join(', ')});`);
  };
  switch (node.settings.operation) {
    case 'list': {
      const name = local('page');
      find(name, 'listRows', [input('page'), input('per_page'), input('sort'), columnTypes(emission)], conditions(emission));
      withJoined(emission, `${name}['items']`);
      only(emission, `${name}['items']`);
      return { items: `${name}['items']`, total: `${name}['total']` };
    }
    case 'group': {
      const name = local('groups');
      const by = groupColumns(node.settings)
        .map(requestedKey)
        .map((key) => (typeof key === 'string' ? key : [...key]));
      const { equal, others } = conditions(emission);
      const figures = figuresIn(node.settings, definition.table).map((figure) => requestedFigure(figure).map((part) => part ?? null));
      const page = by.length > 0 ? [input('sort'), input('per_page')] : ['null', '1'];
      const [all = 'array()', any = 'array()'] = others;
      const joins = joined(emission);
      writer.line(
        `${name} = \\Portico\\Groups::of(${[model, emission.dump(by), emission.dump(figures), equal, ...page, columnTypes(emission), all, any, ...(joins === null ? [] : [joins])].join(', ')});`,
      );
      return by.length > 0 ? { items: name } : { row: `${name}[0]` };
    }
    case 'find': {
      const name = local('row');
      find(name, 'find', [input('sort'), columnTypes(emission)], conditions(emission));
      withJoined(emission, name);
      only(emission, name);
      return there(emission, { row: name });
    }
    case 'get': {
      const name = local('row');
      call(name, 'get', [input('id'), columnTypes(emission)]);
      withJoined(emission, name);
      only(emission, name);
      return there(emission, { row: name });
    }
    case 'count': {
      const name = local('total');
      find(name, 'count', [columnTypes(emission)], conditions(emission));
      return { total: name };
    }
    case 'insert': {
      const name = local('id');
      call(name, 'insert', [columns(emission), columnTypes(emission), ...rules(emission)]);
      return { id: name };
    }
    case 'insert_many': {
      const name = local('ids');
      const row = emission.helper('row');
      const values = columnsOf(node.settings).map((column) => `${phpString(column.name)} => \\Portico\\Value::pick(${row}, ${phpString(column.name)})`);
      writer.line(`${name} = array();`);
      const inputs = [model, `array(${values.join(', ')})`, columnTypes(emission), ...rules(emission)];
      writer.block(
        `foreach (\\Portico\\Loop::items(${input('rows')}) as ${row}) {`,
        () => writer.line(`${name}[] = \\Portico\\Table::insert(${inputs.join(', ')});`),
        '}',
      );
      return { ids: name };
    }
    case 'update': {
      const name = local('updated');
      call(name, 'update', [input('id'), changes(emission), columnTypes(emission), ...rules(emission)]);
      return there(emission, { updated: name });
    }
    case 'upsert': {
      const name = local('row');
      call(name, 'upsert', [emission.dump(keyColumns(node.settings)), changes(emission), columnTypes(emission), ...rules(emission)]);
      return { id: `${name}['id']`, created: `${name}['created']` };
    }
    default: {
      const name = local('deleted');
      call(name, 'delete', [input('id')]);
      return there(emission, { deleted: name });
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

/** Leaves of rows, or of one, the columns that are asked for. */
function only({ node, writer, dump }: Emission, place: string): void {
  const columns = answeredColumns(node.settings);
  const joins = nodeJoins(node.settings).map(({ name }) => name);
  if (columns) writer.line(`${place} = \\Portico\\Table::only(${place}, ${dump([...columns.map(({ name }) => name), ...joins])});`);
}

/** Gives rows, or one, what belongs to them in other tables. */
function withJoined(emission: Emission, place: string): void {
  const joins = joined(emission);
  if (joins !== null) emission.writer.line(`${place} = \\Portico\\Joins::with(${joins}, ${place});`);
}

/** The other tables by the names of their members; null where there are none. */
function joined({ node, definition, dump }: Emission): string | null {
  const joins = nodeJoins(node.settings).map((join) => {
    const types = join.columns.map(({ name, type }) => `${name}:${type}`).join(',');
    const link = join.via === undefined ? { by: join.by ?? '', most: join.most ?? defaultJoined } : { via: join.via };
    const model = `new \\${definition.namespace}\\Model\\${modelClassName(joinedTable(node.settings, join))}()`;
    const parts = Object.entries({ table: join.table, ...link, types }).map(([name, value]) => `${phpString(name)} => ${dump(value)}`);
    return `${phpString(join.name)} => array(${[...parts, `'model' => ${model}`].join(', ')})`;
  });
  return joins.length > 0 ? `array(${joins.join(', ')})` : null;
}

/** Ends the call where the row has to be there and is not. */
function there({ node, writer, dump }: Emission, found: Record<string, string>): Record<string, string> {
  if (!mustExist(node.settings)) return found;
  for (const name of Object.values(found))
    writer.block(`if (!${name}) {`, () => writer.line(`throw new \\Portico\\Failure(${dump(missingText)}, ${codes.notFound});`), '}');
  return found;
}

/** What equals, and the further conditions as far as there are any. */
function conditions({ node, input }: Emission): { equal: string; others: string[] } {
  const { equal, where, any } = conditionsOf(columnsOf(node.settings));
  const list = (some: readonly NodeColumn[]) =>
    `array(${some.map(({ name, match, port }) => `array(${phpString(name)}, ${phpString(match)}, ${input(port)})`).join(', ')})`;
  return {
    equal: `array(${equal.map(({ name, port }) => `${phpString(name)} => ${input(port)}`).join(', ')})`,
    others: any.length > 0 ? [list(where), list(any)] : where.length > 0 ? [list(where)] : [],
  };
}

function columns({ node, input }: Emission): string {
  return `array(${columnsOf(node.settings)
    .map(({ name }) => `${phpString(name)} => ${input(name)}`)
    .join(', ')})`;
}

/**
 * How rows are read back: databases hand numbers and truth values out as text. The interface's own table has these columns alone; of another one
 * those are known that nodes name, and the rest (`*`) is handed on as the database gives it. What stands behind `;` is not answered.
 */
function columnTypes({ definition, node }: Emission): string {
  const { table, flow } = definition;
  const text = (columns: readonly { name: string; type: string }[]) => columns.map(({ name, type }) => `${name}:${type}`);
  if (table && tableName(table) === node.settings.table) {
    const answered = answeredColumns(node.settings)?.map(({ name }) => name) ?? [];
    const isShown = ({ name, hidden }: TableColumn) => !hidden || answered.includes(name);
    const closed = table.columns.filter((column) => !isShown(column));
    return phpString(`${text(table.columns.filter(isShown)).join(',')}${closed.length > 0 ? `;${text(closed).join(',')}` : ''}`);
  }
  const others = flow.nodes.filter(({ type, settings }) => type === 'table' && settings.table === node.settings.table);
  const named = new Map([...others, node].flatMap(({ settings }) => namedColumns(settings)).map((column) => [column.name, column]));
  return phpString([...text([...named.values()]), '*'].join(','));
}
