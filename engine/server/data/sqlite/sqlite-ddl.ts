import type { ColumnType } from '../../../core/format/column-type.ts';
import { appendOnly, type Ddl, notAdmitted } from '../sql/ddl.ts';
import { ident } from '../sql/identifier.ts';

/** Type names unknown to SQLite distinguish the column types; its affinity follows from `int` and `text` inside them. */
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
  byteOrder: '',
  indexColumn: (name, descending) => (descending ? `${ident(name)} desc` : ident(name)),
  triggers(table, { isAppendOnly, admits, onInsert }) {
    const trigger = (kind: string, event: string, body: string) =>
      `create trigger ${ident(`${table}_${kind}`)} ${event} on ${ident(table)} for each row ${body}`;
    const refusal = (why: string) => `begin select raise(abort, '${table}: ${why}'); end`;
    return [
      ...(isAppendOnly ? ['update', 'delete'].map((event) => trigger(`no_${event}`, `before ${event}`, refusal(appendOnly))) : []),
      ...(admits ? [trigger('admits', 'before insert', `when not coalesce((${admits}), 0) ${refusal(notAdmitted)}`)] : []),
      ...(onInsert ? [trigger('on_insert', 'after insert', `begin ${onInsert.map((statement) => `${statement};`).join(' ')} end`)] : []),
    ];
  },
};
