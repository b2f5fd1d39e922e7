import { tsKey, tsMember, tsString } from '../../../../engine/core/printing/dump-ts.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { parameterBehind } from '../../../codegen/emit/parameter-behind.ts';
import { figuresIn, requestedFigure } from '../model/group-parts.ts';
import { type NodeGroup, requestedKey } from '../model/table-groups.ts';
import { nodeJoins, requestedJoin } from '../model/table-joins.ts';
import { missingText } from '../model/table-node.ts';
import { answeredColumns, columnsOf, conditionsOf, groupColumns, keyColumns, mustExist } from '../model/table-settings.ts';

export const tableTs: NodeEmitter = (emission): Record<string, string> => {
  const { node, input, writer, local, helper, definition } = emission;
  const table = tsString(String(node.settings.table));
  switch (node.settings.operation) {
    case 'list': {
      const name = local('page');
      writer.line(
        `const ${name} = await platform.tables.list(${table}, { ${request(emission)}, page: ${input('page')}, perPage: ${input('per_page')}, sort: ${input('sort')}${answered(emission)} });`,
      );
      return { items: `${name}.items`, total: `${name}.total` };
    }
    case 'group': {
      const name = local('groups');
      const by = groupColumns(node.settings);
      const page = by.length > 0 ? `, sort: ${input('sort')}, perPage: ${input('per_page')}` : '';
      const figures = figuresIn(node.settings, definition.table).map((figure) => `[${requestedFigure(figure).map(tsValue).join(', ')}]`);
      const options = `${request(emission)}, by: [${by.map(groupKey).join(', ')}], figures: [${figures.join(', ')}]${page}`;
      writer.line(`const ${name} = await platform.tables.group(${table}, { ${options} });`);
      return by.length > 0 ? { items: name } : { row: `(${name}[0] ?? null)` };
    }
    case 'find': {
      const name = local('row');
      writer.line(`const ${name} = await platform.tables.find(${table}, { ${request(emission)}, sort: ${input('sort')}${answered(emission)} });`);
      return there(emission, { row: name });
    }
    case 'get': {
      const name = local('row');
      writer.line(`const ${name} = await platform.tables.get(${[table, input('id'), ...answersAndJoins(emission)].join(', ')});`);
      return there(emission, { row: name });
    }
    case 'count': {
      const name = local('total');
      const { equal, others } = conditions(emission);
      writer.line(`const ${name} = await platform.tables.count(${[table, equal, ...(others.length > 0 ? [`{ ${others.join(', ')} }`] : [])].join(', ')});`);
      return { total: name };
    }
    case 'insert': {
      const name = local('id');
      writer.line(`const ${name} = await platform.tables.insert(${table}, ${columns(emission)});`);
      return { id: name };
    }
    case 'insert_many': {
      const name = local('ids');
      const row = helper('row');
      const values = columnsOf(node.settings).map((column) => `${tsKey(column.name)}: platform.pick(${row}, ${tsString(column.name)})`);
      writer.line(`const ${name}: number[] = [];`);
      const insert = `await platform.tables.insert(${table}, ${values.length === 0 ? '{}' : `{ ${values.join(', ')} }`})`;
      writer.line(`for (const ${row} of platform.items(${input('rows')})) ${name}.push(${insert});`);
      return { ids: name };
    }
    case 'update': {
      const name = local('updated');
      writer.line(`const ${name} = await platform.tables.update(${table}, ${input('id')}, ${changes(emission)});`);
      return there(emission, { updated: name });
    }
    case 'upsert': {
      const name = local('row');
      const keys = keyColumns(node.settings).map(tsString).join(', ');
      writer.line(`const ${name} = await platform.tables.upsert(${table}, [${keys}], ${changes(emission)});`);
      return { id: `${name}.id`, created: `${name}.created` };
    }
    default: {
      const name = local('deleted');
      writer.line(`const ${name} = await platform.tables.delete(${table}, ${input('id')});`);
      return there(emission, { deleted: name });
    }
  }
};

function groupKey(column: NodeGroup): string {
  const key = requestedKey(column);
  return typeof key === 'string' ? tsString(key) : `[${key.map(tsString).join(', ')}]`;
}

function tsValue(value: string | number | null | undefined): string {
  return typeof value === 'string' ? tsString(value) : String(value);
}

/** A parameter that was not sent is undefined, which null is not; what nothing feeds is left out. */
function changes({ node, definition, input, source }: Emission): string {
  const members = columnsOf(node.settings).flatMap(({ name }) => {
    const parameter = parameterBehind(definition, source(name));
    if (parameter) return [`${tsKey(name)}: ${tsMember('parameters', parameter.name)}`];
    return source(name) || Object.hasOwn(node.values ?? {}, name) ? [`${tsKey(name)}: ${input(name)}`] : [];
  });
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function answers({ node }: Emission): string[] {
  const columns = answeredColumns(node.settings);
  return columns ? [`[${columns.map(({ name }) => tsString(name)).join(', ')}]`] : [];
}

function answersAndJoins(emission: Emission): string[] {
  const joins = joined(emission);
  if (joins.length === 0) return answers(emission);
  return [answers(emission)[0] ?? 'undefined', ...joins];
}

/** The rows of other tables, where there are any. */
function joined({ node }: Emission): string[] {
  const joins = nodeJoins(node.settings).map((join) => {
    const members = Object.entries(requestedJoin(join)).map(([name, value]) => `${name}: ${joinValue(value)}`);
    return `{ ${members.join(', ')} }`;
  });
  return joins.length > 0 ? [`[${joins.join(', ')}]`] : [];
}

function joinValue(value: string | number | readonly string[]): string {
  return typeof value === 'object' ? `[${value.map(tsString).join(', ')}]` : tsValue(value);
}

function answered(emission: Emission): string {
  return answers(emission)
    .map((columns) => `, columns: ${columns}`)
    .join('');
}

/** Ends the call where the row has to be there and is not. */
function there({ node, writer, dump }: Emission, found: Record<string, string>): Record<string, string> {
  if (mustExist(node.settings)) for (const name of Object.values(found)) writer.line(`if (!${name}) platform.fail(${codes.notFound}, ${dump(missingText)});`);
  return found;
}

function request(emission: Emission): string {
  const { equal, others } = conditions(emission);
  return [`equal: ${equal}`, ...others].join(', ');
}

function conditions(emission: Emission): { equal: string; others: string[] } {
  const { node, input } = emission;
  const { equal, ...others } = conditionsOf(columnsOf(node.settings));
  const members = equal.map(({ name, port }) => `${tsKey(name)}: ${input(port)}`);
  return {
    equal: members.length === 0 ? '{}' : `{ ${members.join(', ')} }`,
    others: [
      ...Object.entries(others).flatMap(([word, some]) => {
        const texts = some.map(({ name, match, port }) => `[${tsString(name)}, ${tsString(match)}, ${input(port)}]`);
        return texts.length > 0 ? [`${word}: [${texts.join(', ')}]`] : [];
      }),
      ...joined(emission).map((joins) => `joins: ${joins}`),
    ],
  };
}

function columns({ node, input }: Emission): string {
  const members = columnsOf(node.settings).map(({ name }) => `${tsKey(name)}: ${input(name)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
