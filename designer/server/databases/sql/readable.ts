/** The tables that may be read, by name. All names are in small letters. */
export type ReadableTables = Record<string, ReadableTable>;

/** The columns of a table that read as null. */
interface ReadableTable {
  hidden: string[];
  /** Those among them that answers leave out: the database's user never named them. */
  derived: string[];
}
