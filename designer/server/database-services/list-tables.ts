import type { Text } from '../../../engine/core/text/text.ts';
import type { SqlDialect } from '../../codegen/sql/sql-dialects.ts';
import { type TableColumn, tableName } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { connectionFailure } from '../databases/database-failure.ts';
import { originalName } from '../databases/table/database-config.ts';
import type { InspectedColumn } from '../databases/table/table-source.ts';
import { specColumns, tableRefusal, withoutPrefix } from '../databases/table/usable-table.ts';

/** The list interface of a table. */
interface ListInterface {
  id: number;
  service: string;
  status: 'draft' | 'published';
  title: string;
}

/** A table that has interfaces, or could have. */
export interface OfferedTable {
  /** Null for the platform's own database. */
  database: string | null;
  /** As definitions call it, without the prefix of its database. */
  table: string;
  title: string;
  columns: TableColumn[];
  /** The columns as the database has them; empty for tables of data interfaces. */
  shape: Pick<InspectedColumn, 'name' | 'sqlType' | 'nullable' | 'isPrimaryKey' | 'isAutoIncrement' | 'references' | 'description'>[];
  /** Why no interfaces can be made of it. */
  refusal: Text | null;
  /** The list interface there is for it. */
  list: ListInterface | null;
}

/** A database in which tables can be created. */
interface KnownDatabase {
  /** Null for the platform's own. */
  database: string | null;
  dialect: SqlDialect;
}

/** A configured database that did not respond. */
interface SilentDatabase {
  database: string;
  reason: Text;
}

/** The tables of all databases. */
export interface TableList {
  items: OfferedTable[];
  silent: SilentDatabase[];
  databases: KnownDatabase[];
}

/** Lists the tables of all databases, the platform's own first. A database that does not respond is reported separately. */
export async function listTables({ platform, tables }: DesignerContext): Promise<TableList> {
  const lists = await listInterfaces(platform);
  const known = async (database: string | null, table: string) => lists.get(tableName({ name: table, ...(database !== null && { database }) })) ?? null;
  const items: OfferedTable[] = [];
  for (const spec of await tables.own.specs()) {
    const list = await known(null, spec.name);
    items.push({ database: null, table: spec.name, title: list?.title ?? '', columns: spec.columns, shape: [], refusal: null, list });
  }
  for (const shape of await tables.foreign.source.inspect()) {
    items.push({
      database: null,
      table: shape.name,
      title: shape.title,
      columns: specColumns(shape, 'id', '', await tables.own.hiddenOf(shape.name)),
      shape: shape.columns,
      refusal: tableRefusal(shape, shape.name, 'id'),
      list: await known(null, shape.name),
    });
  }
  const configured = await tables.databases.list();
  const answers = await Promise.all(
    configured.map(async (config): Promise<OfferedTable[] | SilentDatabase> => {
      const { service, primaryKey, tablePrefix } = config;
      try {
        const shapes = await tables.databases.use(service, ({ database }) => database.inspect());
        const offered = await Promise.all(
          shapes.map(async (shape): Promise<OfferedTable[]> => {
            const table = withoutPrefix(shape.name, tablePrefix);
            if (table === null || table === '') return [];
            const columns = specColumns(shape, primaryKey, tablePrefix, await tables.own.hiddenOf(originalName(config, table)));
            const refusal = tableRefusal(shape, table, primaryKey);
            return [{ database: service, table, title: shape.title, columns, shape: shape.columns, refusal, list: await known(service, table) }];
          }),
        );
        return offered.flat();
      } catch (error) {
        return { database: service, reason: connectionFailure(error) };
      }
    }),
  );
  return {
    items: [...items, ...answers.flatMap((answer) => (Array.isArray(answer) ? answer : []))],
    silent: answers.flatMap((answer) => (Array.isArray(answer) ? [] : [answer])),
    databases: [{ database: null, dialect: platform.database.dialect }, ...configured.map(({ service, kind }) => ({ database: service, dialect: kind }))],
  };
}

/** Returns the list interface of each table, by `tableName`. */
async function listInterfaces(platform: DesignerContext['platform']): Promise<Map<string, ListInterface>> {
  const rows = await platform.database.read
    .selectFrom('interface_definition')
    .select(['id', 'service_name', 'status', 'module', 'definition'])
    .where('kind', '=', 'data')
    .where('service_name', 'like', '%.GetList')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ id, service_name, status, module, definition }) => {
      const { table } = (typeof definition === 'string' ? JSON.parse(definition) : definition) as { table?: { name: string; database?: string } };
      if (!table) return [];
      return [
        [
          tableName(table),
          {
            id: Number(id),
            service: String(service_name),
            status: status === 'published' ? ('published' as const) : ('draft' as const),
            title: String(module ?? ''),
          },
        ] as const,
      ];
    }),
  );
}
