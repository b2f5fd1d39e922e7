import { type ActionHandler, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/change-tables.ts';
import { designerContext } from '../../context/designer-context.ts';
import { listTables } from '../list-tables.ts';
import { ownName } from './own-database.ts';

/** Answers the columns of a table: `{database, table, columns, shape}` as in `Admin.Database.Tables`. */
export const showStructure: ActionHandler = async ({ platform }, [record]) => {
  const database = record?.database === ownName ? null : String(record?.database);
  const { items } = await listTables(designerContext(platform));
  const found = items.find((item) => item.database === database && item.table === record?.table_name);
  if (!found) throw refuse('notFound', texts.gone);
  const { table, columns, shape } = found;
  return { database, table, columns, shape };
};
