/** The columns that read as null, by table in small letters. */
export type ReadableTables = Record<string, string[]>;
