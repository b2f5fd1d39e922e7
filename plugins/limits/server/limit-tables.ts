import { defineTables, type RowsOf } from '../../../engine/core/derive/table/table-types.ts';

export const limitTables = defineTables([
  {
    /** Calls of each app by day (Asia/Shanghai). */
    name: 'app_usage',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'app_id', type: 'integer', nullable: false },
      { name: 'date', type: 'text', nullable: false },
      { name: 'count', type: 'bigint', nullable: false },
    ],
    indexes: [{ columns: ['app_id', 'date'], unique: true }],
    hasTrash: false,
  },
  {
    /** What instances have taken of a window. Written by rate-limiter-flexible, which gives its three columns no names: they come first. */
    name: 'rate_share',
    columns: [
      { name: 'key', type: 'text', nullable: false },
      { name: 'points', type: 'bigint', nullable: false },
      { name: 'expire', type: 'bigint', nullable: true },
      { name: 'id', type: 'id', nullable: false },
    ],
    indexes: [
      { columns: ['key'], unique: true },
      { columns: ['expire'], unique: false },
    ],
    hasTrash: false,
  },
  {
    /** Who was told that an app nears its calls of a day: once for each step. */
    name: 'usage_notice',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'app_id', type: 'integer', nullable: false },
      { name: 'date', type: 'text', nullable: false },
      { name: 'percent', type: 'integer', nullable: false },
    ],
    indexes: [{ columns: ['app_id', 'date', 'percent'], unique: true }],
    hasTrash: false,
  },
]);

declare module '../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof limitTables)[number]> {}
}
