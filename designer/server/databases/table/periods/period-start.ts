import { type RawBuilder, sql } from 'kysely';
import type { SqlDialect } from '../../../../codegen/sql/sql-dialects.ts';
import type { TablePeriod } from '../../../../model/semantics/runtime/runtime.ts';

/** SQLite and MySQL write them alike. */
const formats: Readonly<Record<TablePeriod, string>> = {
  hour: '%Y-%m-%d %H:00:00',
  day: '%Y-%m-%d',
  week: '%Y-%m-%d',
  month: '%Y-%m-01',
  year: '%Y-01-01',
};

/**
 * Returns the text of the first moment of the period that a moment is in, null for none. Databases hold local time in UTC+8, and a connection's time
 * zone is that, too. Groups of the shipped PHP (support/tables/Periods.php) are made in the same way.
 */
export function periodStart(value: RawBuilder<unknown>, period: TablePeriod, dialect: SqlDialect): RawBuilder<unknown> {
  const format = sql.lit(formats[period]);
  switch (dialect) {
    case 'sqlite': {
      const start =
        period === 'week' ? sql`strftime(${format}, substr(${value}, 1, 19), 'weekday 0', '-6 days')` : sql`strftime(${format}, substr(${value}, 1, 19))`;
      // What is no date may stand in a column of SQLite, and numbers would be Julian days.
      return sql`case when ${value} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' then ${start} end`;
    }
    case 'mysql': {
      const start = period === 'week' ? sql`date_format(date_sub(${value}, interval weekday(${value}) day), ${format})` : sql`date_format(${value}, ${format})`;
      // The date 0000-00-00 is none.
      return sql`case when year(${value}) > 0 then ${start} end`;
    }
    case 'postgres':
      // A column of the platform's own tables is a text.
      return sql`to_char(date_trunc(${sql.lit(period)}, cast(${value} as timestamp)), ${sql.lit(period === 'hour' ? 'YYYY-MM-DD HH24:00:00' : 'YYYY-MM-DD')})`;
  }
}
