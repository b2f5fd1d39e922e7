import type { OfferedTable } from '../../calls/data-calls.ts';
import { crudDefinitions, type DataNames } from '../../model/build/crud-definitions.ts';
import { checkDefinition } from '../../model/checks/check-definition.ts';
import { checkTableSpec } from '../../model/checks/check-table.ts';
import { classOfTable, parseDataNames, tableOfClass } from '../../model/quick-entry/data-names.ts';
import { type InterfaceDefinition, type TableColumn, type TableSpec, tableName } from '../../model/types/definition.ts';
import type { Diagnostic } from '../../model/types/diagnostic.ts';

/** What the page holds before anything is published. */
export interface TableDraft {
  /** As typed: `Product 商品`. */
  nameLine: string;
  namespace: string;
  /** Of the table; null for the platform's own database. */
  database: string | null;
  /** The chosen table's name; null makes a new one. */
  existing: string | null;
  columns: TableColumn[];
}

/** What would be published, and what is wrong with it. */
export interface DraftView {
  names: DataNames;
  table: TableSpec;
  definitions: InterfaceDefinition[];
  diagnostics: Diagnostic[];
}

export function emptyDraft(namespace: string): TableDraft {
  return { nameLine: '', namespace, database: null, existing: null, columns: [] };
}

/** The draft for a table there is: its columns, and the class of the interfaces it has already, or one named after it. */
export function draftOfTable(draft: TableDraft, { database, table, title, columns, list }: OfferedTable): TableDraft {
  const [className = classOfTable(table), ...outer] = list?.service.split('.').slice(0, -1).reverse() ?? [];
  const named = list?.title || title;
  return {
    ...draft,
    namespace: outer.length > 0 ? outer.reverse().join('.') : draft.namespace,
    database,
    existing: table,
    columns: [...columns],
    nameLine: named === '' || named === className ? className : `${className} ${named}`,
  };
}

/** Derives names, table and interfaces from a draft, and checks them; there are no interfaces while the class has no name. */
export function viewOf(draft: TableDraft): DraftView {
  const names = parseDataNames(draft.nameLine, draft.namespace);
  const name = draft.existing ?? tableOfClass(names.class);
  const table: TableSpec = { name, ...(draft.database !== null && { database: draft.database }), columns: draft.columns };
  const definitions = names.class === '' ? [] : crudDefinitions(names, table);
  const [list] = definitions;
  const named = list ? checkDefinition(list).filter(({ severity, pointer }) => severity === 'error' && /^\/(namespace|class|title)/.test(pointer)) : [];
  return { names, table, definitions, diagnostics: [...named, ...checkTableSpec(table, '/table')] };
}

/** Whether there is enough to publish and nothing is wrong. */
export function isReady({ definitions, table, diagnostics }: DraftView): boolean {
  return definitions.length > 0 && table.columns.length > 0 && diagnostics.length === 0;
}

/** A table in one text, for a select: `warehouse.products`. */
export function keyOfTable({ database, table }: Pick<OfferedTable, 'database' | 'table'>): string {
  return tableName({ name: table, ...(database !== null && { database }) });
}
