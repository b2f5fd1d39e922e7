import type { ColumnType } from '../../format/column-type.ts';
import type { Column, Table } from './table.ts';

/**
 * The rows of every table the engine and the plugins declare, by table name. Whoever declares a table adds its row type where it is declared:
 * `declare module '…/core/derive/table/table-types.ts' { interface DeclaredTables extends RowsOf<typeof myTable> {} }`.
 * @public by name of the module it is merged into
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface DeclaredTables {}

/**
 * The rows of the screens' tables, by table name. Filled by generated/types, which `npm run generate` writes from the descriptors.
 * @public by name of the module it is merged into
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ScreenTables {}

/** Every table the compiler knows. A screen over a declared table adds columns to it; a column both have is the declared one. */
export type Tables = {
  [Name in keyof DeclaredTables | keyof ScreenTables]: (Name extends keyof DeclaredTables ? DeclaredTables[Name] : unknown) &
    (Name extends keyof ScreenTables ? Omit<ScreenTables[Name], Name extends keyof DeclaredTables ? keyof DeclaredTables[Name] : never> : unknown);
};

/** What a column answers and what it takes: the shape of Kysely's own `ColumnType`, which isomorphic code cannot import. */
interface StoredAs<Select, Insert = Select, Update = Insert> {
  readonly __select__: Select;
  readonly __insert__: Insert;
  readonly __update__: Update;
}

/** A column that the database fills if a new row leaves it out. */
export type Defaulted<Value> = StoredAs<Value, Value | undefined, Value>;

/** A boolean column. SQLite has no booleans and returns 0 and 1. */
export type StoredBoolean<Gap = never> = StoredAs<boolean | number | Gap, boolean | Gap | (Gap extends null ? undefined : never), boolean | Gap>;

/** Values as the drivers take and answer them: JSON as its text, moments as ISO 8601 in UTC. */
interface DriverValues extends Record<Exclude<ColumnType, 'boolean'>, unknown> {
  id: number;
  integer: number;
  bigint: number;
  float: number;
  text: string;
  json: string;
  date: string;
  datetime: string;
}

type Written<One extends Column> = One['type'] extends keyof DriverValues ? DriverValues[One['type']] : boolean;
type Answered<One extends Column> = One['type'] extends keyof DriverValues ? DriverValues[One['type']] : boolean | number;
type Gap<One extends Column> = One extends { nullable: true } ? null : never;
type Optional<One extends Column> = One extends { nullable: true } | { type: 'id' } | { default: unknown } ? undefined : never;
type CellOf<One extends Column> = StoredAs<Answered<One> | Gap<One>, Written<One> | Gap<One> | Optional<One>, Written<One> | Gap<One>>;

type RowOf<Declared extends Table> = { [One in Declared['columns'][number] as One['name']]: CellOf<One> };

/** Table name → row, of one or several declared tables. */
export type RowsOf<Declared extends Table> = { [One in Declared as One['name']]: RowOf<One> };

/** Returns the table unchanged; its type retains the names and types of the columns. */
export function defineTable<const Declared extends Table>(table: Declared): Declared {
  return table;
}

/** Does what `defineTable` does, for several tables. */
export function defineTables<const Declared extends Table[]>(tables: Declared): Declared {
  return tables;
}
