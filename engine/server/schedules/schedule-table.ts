import { defineTable, type RowsOf } from '../../core/derive/table/table-types.ts';

/** One row for each schedule, shared by all instances. */
export const scheduleTable = defineTable({
  name: 'schedule',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'name', type: 'text', nullable: false },
    { name: 'title', type: 'json', nullable: false },
    { name: 'status', type: 'text', nullable: false, default: 'waiting' },
    /** When it is due; of one that runs, when it was. */
    { name: 'next_at', type: 'datetime', nullable: false },
    { name: 'runs', type: 'bigint', nullable: false, default: 0 },
    /** The run that has it; nothing while it waits. */
    { name: 'holder', type: 'text', nullable: true },
    { name: 'alive_at', type: 'datetime', nullable: true },
    { name: 'started_at', type: 'datetime', nullable: true },
    { name: 'finished_at', type: 'datetime', nullable: true },
    /** `done` or `failed`, of the run before. */
    { name: 'outcome', type: 'text', nullable: true },
    { name: 'result', type: 'json', nullable: true },
  ],
  indexes: [{ columns: ['name'], unique: true }],
  hasTrash: false,
  isBrowsable: true,
});

declare module '../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof scheduleTable> {}
}
