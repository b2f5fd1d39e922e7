/** By table in small letters: the columns that are read as null. */
export type ReadableTables = Record<string, string[]>;
