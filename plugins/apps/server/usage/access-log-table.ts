import { defineTable } from '../../../../engine/core/derive/table/table-types.ts';
import { callKinds } from '../../../../engine/server/index.ts';

/** Calls of apps. */
export const accessLogTable = defineTable({
  name: 'access_log',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'time', type: 'datetime', nullable: false },
    { name: 'service', type: 'text', nullable: false },
    { name: 'app_key', type: 'text', nullable: true },
    { name: 'account_id', type: 'integer', nullable: true },
    { name: 'ret', type: 'integer', nullable: false },
    /** What it counts as, which also says how long it is kept; null in old rows. */
    { name: 'kind', type: 'text', nullable: true },
    /** What decided that the app may make it, or may not. */
    { name: 'rule', type: 'text', nullable: true },
    /** What was left of the limits it was held to. */
    { name: 'limits', type: 'text', nullable: true },
    { name: 'ms', type: 'float', nullable: false },
    { name: 'ip', type: 'text', nullable: false },
    { name: 'request_id', type: 'text', nullable: false },
    { name: 'correlation_id', type: 'text', nullable: true },
    { name: 'bundle', type: 'text', nullable: true },
    { name: 'parameters', type: 'text', nullable: false },
    // How many calls the row stands for; null in old rows, which are one each.
    { name: 'calls', type: 'integer', nullable: true },
  ],
  indexes: [
    { columns: ['time', 'id'], unique: false },
    { columns: ['service', 'time', 'id'], unique: false },
    { columns: ['app_key', 'time', 'id'], unique: false },
    { columns: ['kind', 'time', 'id'], unique: false },
    { columns: ['account_id', 'time', 'id'], unique: false },
    { columns: ['ret', 'time', 'id'], unique: false },
    { columns: ['request_id', 'time', 'id'], unique: false },
  ],
  hasTrash: false,
  isBrowsable: true,
  months: { time: 'time', retention: 'kind', values: callKinds, others: 'ordinary' },
});
