import { type AnyQuery, createRepository, type Database, migrate, plannedStatements, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/data-tables.ts';
import { type TableSpec, tableName } from '../../model/types/definition.ts';
import { tableOfSpec } from '../definition/table-of-spec.ts';
import { DataRows, type DataTable } from './data-rows.ts';
import { hiddenNames, tableInside } from './table/table-inside.ts';
import { boundTo, type RowSource } from './table/table-source.ts';
import type { UsableTable } from './table/usable-table.ts';

/** The tables data interfaces may use: those they created, and no other of the platform. */
export class DataTables {
  #database: Database;
  #known = new Map<string, DataTable>();
  #hidden = new Map<string, ReadonlySet<string> | null>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Makes the table, or adds new columns to it. Throws 409 when a table of that name exists that is not a data interface's, or when the
   * change would lose data.
   */
  async ensure(spec: TableSpec): Promise<void> {
    const existing = await this.#find(spec.name);
    if (!existing) await this.#requireFree(spec.name);
    const merged = mergedSpec(existing?.spec, spec);
    const report = await migrate(this.#database, [tableOfSpec(merged)]);
    const [refusal] = report.refusals;
    if (refusal) throw refuse('conflict', refusal.text);
    await this.#database.transact((query) =>
      query
        .insertInto('interface_table')
        .values({ name: spec.name, spec: JSON.stringify(merged) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ spec: JSON.stringify(merged) }))
        .execute(),
    );
    this.forget();
  }

  /** The SQL that `ensure` would run. */
  async statements(spec: TableSpec): Promise<string[]> {
    const existing = await this.#find(spec.name);
    return plannedStatements(this.#database, tableOfSpec(mergedSpec(existing?.spec, spec)));
  }

  async has(name: string): Promise<boolean> {
    return (await this.#find(name)) !== null;
  }

  /** The tables data interfaces have made, by name. */
  async specs(): Promise<TableSpec[]> {
    const rows = await this.#database.read.selectFrom('interface_table').select(['name', 'spec']).orderBy('name').execute();
    return rows.filter(({ name }) => !String(name).includes('.')).map(({ spec }) => JSON.parse(String(spec)));
  }

  /** Keeps which columns of a table that others made are never answered. */
  async keepHidden(spec: TableSpec): Promise<void> {
    const name = otherName(tableName(spec));
    const columns = spec.columns.filter(({ hidden }) => hidden);
    await this.#database.transact(async (query) => {
      await query.deleteFrom('interface_table').where('name', '=', name).execute();
      const stored = JSON.stringify({ name: spec.name, columns });
      await query.insertInto('interface_table').values({ name, spec: stored }).execute();
    });
    this.forget();
  }

  /** The columns of a table that are never answered: of one that a data interface made, or of another. Null where nobody has said so. */
  async hiddenOf(table: string): Promise<ReadonlySet<string> | null> {
    const known = this.#hidden.get(table);
    if (known !== undefined) return known;
    const own = await this.#find(table);
    const row = own ? null : await this.#database.read.selectFrom('interface_table').select('spec').where('name', '=', otherName(table)).executeTakeFirst();
    const columns = own?.spec.columns ?? (row ? (JSON.parse(String(row.spec)) as TableSpec).columns : null);
    const hidden = columns && hiddenNames(columns);
    this.#hidden.set(table, hidden);
    return hidden;
  }

  /** Another instance may have changed a table. */
  forget(): void {
    this.#known.clear();
    this.#hidden.clear();
  }

  /** The rows of a table, or null when it is none of a data interface. @param source where they are read and written: a transaction, or the database */
  async rows(name: string, source: RowSource, related: UsableTable['related']): Promise<DataRows | null> {
    const known = await this.#find(name);
    return known && new DataRows(known, source, related);
  }

  /** The table as one that others made is seen, or null when it is none of a data interface. */
  async usable(name: string, source: RowSource, related: UsableTable['related']): Promise<UsableTable | null> {
    const known = await this.#find(name);
    return known && tableInside(known.spec, { ...source, dialect: known.dialect }, related);
  }

  /**
   * Makes the table within a transaction that is undone in the end, and gives its rows there. Null when there is such a table already.
   * Throws 409 as `ensure` does.
   */
  async draft(spec: TableSpec, query: AnyQuery, others: UsableTable['related']): Promise<DataRows | null> {
    if (await this.#find(spec.name)) return null;
    await this.#requireFree(spec.name);
    const table = tableOfSpec(spec);
    await this.#database.apply([{ kind: 'create-table', table }], query);
    const { dialect } = this.#database;
    const related: UsableTable['related'] = async (name) => (name === spec.name ? tableInside(spec, { ...boundTo(query), dialect }, related) : others(name));
    return new DataRows({ spec, repository: createRepository(this.#database, table), dialect }, boundTo(query), related);
  }

  async #requireFree(name: string): Promise<void> {
    if (await this.#database.inspect(name)) throw refuse('conflict', texts.taken, { name });
  }

  async #find(name: string): Promise<DataTable | null> {
    const known = this.#known.get(name);
    if (known) return known;
    const row = await this.#database.read.selectFrom('interface_table').select('spec').where('name', '=', name).executeTakeFirst();
    if (!row) return null;
    const spec: TableSpec = JSON.parse(String(row.spec));
    const found = { spec, repository: createRepository(this.#database, tableOfSpec(spec)), dialect: this.#database.dialect };
    this.#known.set(name, found);
    return found;
  }
}

/** Returns the key of a table that others created; data interfaces have no names with a dot. */
function otherName(table: string): string {
  return table.includes('.') ? table : `.${table}`;
}

/** Columns are only added: one that a definition no longer names keeps its data. */
function mergedSpec(existing: TableSpec | undefined, wanted: TableSpec): TableSpec {
  const dropped = (existing?.columns ?? []).filter((column) => !wanted.columns.some(({ name }) => name === column.name));
  return { name: wanted.name, columns: [...wanted.columns, ...dropped] };
}
