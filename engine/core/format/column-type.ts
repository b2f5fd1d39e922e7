/** Column kinds both databases can hold; the dialect adapters choose the SQL type. */
export type ColumnType = 'id' | 'integer' | 'bigint' | 'float' | 'text' | 'boolean' | 'json' | 'date' | 'datetime';
