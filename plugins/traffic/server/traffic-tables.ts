import type { Column } from '../../../engine/core/derive/table/table.ts';
import { defineTable, defineTables, type RowsOf } from '../../../engine/core/derive/table/table-types.ts';

const id = { name: 'id', type: 'id', nullable: false } as const satisfies Column;
const time = { name: 'time', type: 'datetime', nullable: false } as const satisfies Column;
const service = { name: 'service', type: 'text', nullable: false } as const satisfies Column;
/** Empty where no app was proven. */
const appKey = { name: 'app_key', type: 'text', nullable: false } as const satisfies Column;
const accountId = { name: 'account_id', type: 'integer', nullable: true } as const satisfies Column;
const kind = { name: 'kind', type: 'text', nullable: false } as const satisfies Column;
/** First digit of `ret`. */
const retClass = { name: 'ret_class', type: 'integer', nullable: false } as const satisfies Column;
/** Calls that took about as long: see latency-bucket.ts. */
const bucket = { name: 'bucket', type: 'integer', nullable: false } as const satisfies Column;
const calls = { name: 'calls', type: 'integer', nullable: false } as const satisfies Column;
/** Milliseconds, the mean of these calls. */
const ms = { name: 'ms', type: 'float', nullable: false } as const satisfies Column;

/**
 * Days without apps, without interfaces, without either, and without what tells how long calls took: what dashboards ask, a few hundred or thousand
 * rows a day where the days themselves may have a hundred thousand.
 */
const dayKind = defineTable({
  name: 'traffic_day_kind',
  columns: [id, time, kind, retClass, bucket, calls, ms],
  indexes: [{ columns: ['time', 'kind', 'ret_class', 'bucket'], unique: true }],
  hasTrash: false,
});
const dayService = defineTable({
  name: 'traffic_day_service',
  columns: [id, time, service, kind, retClass, bucket, calls, ms],
  indexes: [
    { columns: ['time', 'service', 'kind', 'ret_class', 'bucket'], unique: true },
    { columns: ['service', 'time'], unique: false },
  ],
  hasTrash: false,
});
const dayApp = defineTable({
  name: 'traffic_day_app',
  columns: [id, time, appKey, accountId, kind, retClass, bucket, calls, ms],
  indexes: [
    { columns: ['time', 'app_key', 'kind', 'ret_class', 'bucket'], unique: true },
    { columns: ['app_key', 'time'], unique: false },
    { columns: ['account_id', 'time'], unique: false },
  ],
  hasTrash: false,
});
const dayServiceMean = defineTable({
  name: 'traffic_day_service_mean',
  columns: [id, time, service, kind, retClass, calls, ms],
  indexes: [
    { columns: ['time', 'service', 'kind', 'ret_class'], unique: true },
    { columns: ['service', 'time'], unique: false },
  ],
  hasTrash: false,
});
const dayServiceSpeed = defineTable({
  name: 'traffic_day_service_speed',
  columns: [id, time, service, bucket, calls, ms],
  indexes: [{ columns: ['time', 'service', 'bucket'], unique: true }],
  hasTrash: false,
});
const dayAppMean = defineTable({
  name: 'traffic_day_app_mean',
  columns: [id, time, appKey, accountId, kind, retClass, calls, ms],
  indexes: [
    { columns: ['time', 'app_key', 'kind', 'ret_class'], unique: true },
    { columns: ['app_key', 'time'], unique: false },
    { columns: ['account_id', 'time'], unique: false },
  ],
  hasTrash: false,
});
const dayPair = defineTable({
  name: 'traffic_day_pair',
  columns: [id, time, service, appKey, accountId, kind, retClass, calls, ms],
  indexes: [
    { columns: ['time', 'service', 'app_key', 'kind', 'ret_class'], unique: true },
    { columns: ['service', 'time'], unique: false },
    { columns: ['app_key', 'time'], unique: false },
    { columns: ['account_id', 'time'], unique: false },
  ],
  hasTrash: false,
});

/** Sums of the access log. `time` is when the minute, hour or day began. */
export const trafficTables = defineTables([
  dayKind,
  dayServiceMean,
  dayAppMean,
  dayServiceSpeed,
  dayService,
  dayApp,
  dayPair,
  {
    name: 'traffic_minute',
    columns: [id, time, kind, retClass, calls],
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
    columns: [id, time, kind, retClass, bucket, calls, ms],
    indexes: [
      { columns: ['time', 'kind', 'ret_class', 'bucket'], unique: true },
      { columns: ['kind', 'time'], unique: false },
      { columns: ['ret_class', 'time'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
    sums: { weight: 'calls', spread: 'bucket', coarser: [] },
  },
  {
    name: 'traffic_day',
    columns: [id, time, service, appKey, accountId, kind, retClass, bucket, calls, ms],
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
    sums: { weight: 'calls', spread: 'bucket', coarser: [dayKind, dayServiceMean, dayAppMean, dayServiceSpeed, dayService, dayApp, dayPair] },
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
    columns: [id, time, calls],
    indexes: [{ columns: ['time', 'id'], unique: false }],
    hasTrash: false,
    isBrowsable: true,
  },
]);

declare module '../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof trafficTables)[number]> {}
}
