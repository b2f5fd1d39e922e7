import type { Json } from '../../../../engine/core/json/json.ts';
import { isSameValue } from '../../../../engine/core/json/same-value.ts';
import { hiddenValue, isPrivateName } from '../../../../engine/core/protocol/secrets/private-name.ts';
import { type Call, type ContractService, handle, InputError, type Platform, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/row-services.ts';
import { listRows, removeRow, saveRow } from '../../../calls/row-calls.ts';
import { matchesOf } from '../../../model/semantics/runtime/table-conditions.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import type { DesignerContext } from '../../context/designer-context.ts';
import { listTables, type OfferedTable } from '../list-tables.ts';
import { ownName } from '../manage/own-database.ts';
import { numberOf } from '../manage/plain-rows.ts';

/** Returns calls on rows of the tables that interfaces can use, for people: with the rules, types and refusals of interfaces. */
export function rowServices(context: DesignerContext): ContractService[] {
  const { tables, platform } = context;
  return [
    handle(listRows, async ({ database, table, page, per_page, sort, column, value }) => {
      const offered = await requireTable(context, database, table);
      const known = offered.columns.find(({ name }) => name === column);
      if (column && column !== 'id' && (!known || isHidden(known))) throw new InputError([{ field: 'column', code: 'unknown', text: texts.column }]);
      const order = offered.columns.find(({ name }) => name === sort?.replace(/^-/, ''));
      if (order && isHidden(order)) throw new InputError([{ field: 'sort', code: 'unknown', text: texts.column }]);
      const match = known && matchesOf(known.type).includes('contains') ? 'contains' : 'equal';
      const where = column && value ? [[column, match, known ? value : Number(value)] as const] : [];
      const found = await worded(tables.list(nameOf(database, table), { equal: {}, where, sort, page, perPage: per_page }));
      const items = (found.items as Record<string, Json>[]).map((row) => masked(offered, row));
      return {
        ...{ title: offered.title, items, total: found.total },
        columns: offered.columns.map((one) => ({ name: one.name, type: one.type, required: one.required === true, is_private: isHidden(one) })),
      };
    }),
    handle(saveRow, async ({ database, table, id, values, seen }, call) => {
      const offered = await requireTable(context, database, table);
      const hidden = Object.keys(values).find((name) => offered.columns.some((one) => one.name === name && isHidden(one)));
      if (hidden) throw new InputError([{ field: hidden, code: 'private', text: texts.hidden }]);
      const name = nameOf(database, table);
      if (id === undefined) {
        const newId = await worded(tables.insert(name, values));
        await audit(platform, call, offered, 'AddRow', name, newId, null, values);
        return { id: newId };
      }
      const before = await tables.get(name, id);
      if (before === null) throw refuse('notFound', texts.gone);
      requireUnchanged(offered, before as Record<string, Json>, seen);
      if ((await worded(tables.update(name, id, values))) === 0) throw refuse('notFound', texts.gone);
      await audit(platform, call, offered, 'EditRow', name, id, before as Record<string, Json>, values);
      return { id };
    }),
    handle(removeRow, async ({ database, table, id, seen }, call) => {
      const offered = await requireTable(context, database, table);
      const name = nameOf(database, table);
      const before = await tables.get(name, id);
      if (before !== null) requireUnchanged(offered, before as Record<string, Json>, seen);
      const removed = await worded(tables.delete(name, id));
      if (removed === 0) throw refuse('notFound', texts.gone);
      await audit(platform, call, offered, 'RemoveRow', name, id, before as Record<string, Json> | null, null);
      return { removed };
    }),
  ];
}

/** Converts a failure of interfaces to a refusal of the values. */
async function worded<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof Failure ? refuse('badInput', error.text) : error;
  });
}

async function requireTable(context: DesignerContext, database: string, table: string): Promise<OfferedTable> {
  const { items, silent } = await listTables(context);
  const wanted = database === ownName ? null : database;
  const away = silent.find((one) => one.database === wanted);
  if (away) throw refuse('conflict', away.reason);
  const offered = items.find((item) => item.database === wanted && item.table === table);
  if (!offered) throw refuse('notFound', texts.unknown);
  if (offered.refusal) throw refuse('conflict', offered.refusal);
  return offered;
}

/** Other software writes these tables without revisions, so the values that were shown are compared. Throws CallError 409 that names the columns. */
function requireUnchanged(offered: OfferedTable, before: Record<string, Json>, seen: Readonly<Record<string, Json>> | undefined): void {
  if (!seen) return;
  const shown = masked(offered, before);
  const changed = Object.keys(shown).filter((name) => Object.hasOwn(seen, name) && !isSameValue(plain(shown[name]), plain(seen[name])));
  if (changed.length > 0) throw refuse('conflict', texts.changed, { names: changed.join(', ') });
}

/** As a page shows it: integers beyond 2^53 are rounded. */
function plain(value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}

function nameOf(database: string, table: string): string {
  return database === ownName ? table : `${database}.${table}`;
}

function isHidden({ name, hidden }: { name: string; hidden?: boolean }): boolean {
  return hidden === true || isPrivateName(name);
}

function masked({ columns }: OfferedTable, row: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value !== null && columns.some((one) => one.name === name && isHidden(one)) ? hiddenValue : value]),
  );
}

/** Values of hidden columns and private names never enter the audit trail. */
async function audit(
  { database, audit: trail }: Platform,
  call: Call,
  { columns }: OfferedTable,
  verb: string,
  table: string,
  id: number,
  before: Record<string, Json> | null,
  after: Record<string, Json> | null,
): Promise<void> {
  const shown = (values: Record<string, Json> | null) =>
    values &&
    Object.fromEntries(
      Object.entries({ table, id, ...values }).map(([name, value]) => {
        const column = columns.find((one) => one.name === name);
        return [name, isHidden(column ?? { name }) ? hiddenValue : value];
      }),
    );
  await database.transact((query) =>
    trail.record(query, call, { screen: 'database_rows', recordId: numberOf(table, String(id)) % 2 ** 31, verb, before: shown(before), after: shown(after) }),
  );
}
