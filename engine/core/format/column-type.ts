/** Column types both databases support; the dialects choose the SQL type. */
export type ColumnType = 'id' | 'integer' | 'bigint' | 'float' | 'text' | 'boolean' | 'json' | 'date' | 'datetime';
