import { defineTables, type RowsOf } from '../../../engine/core/derive/table/table-types.ts';

/** Sums of the access log. `time` is when the minute, hour or day began. */
export const trafficTables = defineTables([
  {
    name: 'traffic_minute',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'time', type: 'datetime', nullable: false },
      { name: 'kind', type: 'text', nullable: false },
      /** First digit of `ret`. */
      { name: 'ret_class', type: 'integer', nullable: false },
      { name: 'calls', type: 'integer', nullable: false },
    ],
    indexes: [
      { columns: ['time', 'kind', 'ret_class'], unique: true },
      { columns: ['kind', 'time'], unique: false },
      { columns: ['ret_class', 'time'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
  },
  {
    name: 'traffic_hour',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'time', type: 'datetime', nullable: false },
      { name: 'kind', type: 'text', nullable: false },
      { name: 'ret_class', type: 'integer', nullable: false },
      /** Calls that took about as long: see latency-bucket.ts. */
      { name: 'bucket', type: 'integer', nullable: false },
      { name: 'calls', type: 'integer', nullable: false },
      /** Milliseconds, the mean of these calls. */
      { name: 'ms', type: 'float', nullable: false },
    ],
    indexes: [
      { columns: ['time', 'kind', 'ret_class', 'bucket'], unique: true },
      { columns: ['kind', 'time'], unique: false },
      { columns: ['ret_class', 'time'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
  },
  {
    name: 'traffic_day',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'time', type: 'datetime', nullable: false },
      { name: 'service', type: 'text', nullable: false },
      /** Empty where no app was proven. */
      { name: 'app_key', type: 'text', nullable: false },
      { name: 'account_id', type: 'integer', nullable: true },
      { name: 'kind', type: 'text', nullable: false },
      { name: 'ret_class', type: 'integer', nullable: false },
      { name: 'bucket', type: 'integer', nullable: false },
      { name: 'calls', type: 'integer', nullable: false },
      { name: 'ms', type: 'float', nullable: false },
    ],
    indexes: [
      { columns: ['time', 'service', 'app_key', 'kind', 'ret_class', 'bucket'], unique: true },
      { columns: ['service', 'time'], unique: false },
      { columns: ['app_key', 'time'], unique: false },
      { columns: ['account_id', 'time'], unique: false },
      { columns: ['kind', 'time'], unique: false },
      { columns: ['ret_class', 'time'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
  },
  {
    /** The last row of the access log that stands in the sums. One row. */
    name: 'traffic_cursor',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'log_id', type: 'bigint', nullable: false },
    ],
    indexes: [],
    hasTrash: false,
  },
  {
    /** Calls that an instance could not write to the log, and when it said so. */
    name: 'log_gap',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'time', type: 'datetime', nullable: false },
      { name: 'calls', type: 'integer', nullable: false },
    ],
    indexes: [{ columns: ['time', 'id'], unique: false }],
    hasTrash: false,
    isBrowsable: true,
  },
]);

declare module '../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof trafficTables)[number]> {}
}
