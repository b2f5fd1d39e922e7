import type { ColumnType } from '../../../core/format/column-type.ts';
import type { Ddl } from '../sql/ddl.ts';
import { ident } from '../sql/identifier.ts';

/** Names SQLite does not know keep the kinds apart; its affinity follows from `int` and `text` inside them. */
const types: Record<ColumnType, string> = {
  id: 'integer',
  integer: 'integer',
  bigint: 'integer',
  float: 'real',
  text: 'text',
  boolean: 'boolean_int',
  json: 'json_text',
  date: 'date_text',
  datetime: 'datetime_text',
};

export const sqliteDdl: Ddl = {
  columnType: (type) => types[type],
  idColumn: 'integer primary key autoincrement',
  indexColumn: (name, descending) => (descending ? `${ident(name)} desc` : ident(name)),
};
