import { superLevel } from '../../../../engine/core/protocol/levels.ts';
import { type Call, sessionOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/sql-services.ts';
import type { SqlSchema } from '../../../calls/sql-calls.ts';
import type { DesignerContext } from '../../context/designer-context.ts';
import { connectionFailure } from '../../databases/database-failure.ts';
import { inspectSqlite } from '../../databases/sqlite/inspect-sqlite.ts';
import type { InspectedTable } from '../../databases/table/table-source.ts';
import { readableTables } from './readable-tables.ts';

/** Lists what the caller can query, the platform's own database first. A database that does not respond says why. */
export async function listSchemas(context: DesignerContext, call: Call): Promise<SqlSchema[]> {
  const { databases } = context.tables;
  const configured = await Promise.all(
    (await databases.list()).map(async ({ service, kind }): Promise<SqlSchema> => {
      try {
        const tables = await databases.use(service, ({ database }) => database.inspect());
        return { name: service, dialect: kind, refusal: null, tables: tables.map(shown) };
      } catch (error) {
        return { name: service, dialect: kind, refusal: connectionFailure(error)[call.language], tables: [] };
      }
    }),
  );
  return [await ownSchema(context, call), ...configured];
}

async function ownSchema(context: DesignerContext, call: Call): Promise<SqlSchema> {
  const { platform, tables } = context;
  const { dialect } = platform.database;
  const refusal = dialect === 'postgres' ? texts.ownPostgres : sessionOf(call).level < superLevel ? texts.own : null;
  if (refusal) return { name: '', dialect, refusal: refusal[call.language], tables: [] };
  const readable = await readableTables(platform, tables);
  const found = await inspectSqlite(tables.foreign.source.read);
  return {
    ...{ name: '', dialect, refusal: null },
    tables: found.flatMap((table) => {
      const own = readable[table.name.toLowerCase()];
      if (!own) return [];
      const { name, columns } = shown(table);
      return [{ name, columns: columns.filter((column) => !own.hidden.includes(column.name.toLowerCase())) }];
    }),
  };
}

function shown({ name, columns }: InspectedTable): SqlSchema['tables'][number] {
  return { name, columns: columns.map((column) => ({ name: column.name, type: column.sqlType })) };
}
