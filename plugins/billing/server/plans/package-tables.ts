import { standardColumns } from '../../../../engine/core/derive/table/table.ts';
import { defineTables, type RowsOf } from '../../../../engine/core/derive/table/table-types.ts';

/**
 * The numbers of packages. `flow_package` is a screen; what stands here of it are its counters, each call being left, handed out or used, and what the
 * database holds them to.
 */
export const packageTables = defineTables([
  {
    name: 'flow_package',
    columns: standardColumns([
      { name: 'remaining', type: 'bigint', nullable: false, default: 0 },
      { name: 'leased', type: 'bigint', nullable: false, default: 0 },
      { name: 'used', type: 'bigint', nullable: false, default: 0 },
      /** The part of it, in percent, whose use its account has been told of last. */
      { name: 'told', type: 'integer', nullable: false, default: 0 },
    ]),
    indexes: [],
    hasTrash: true,
    guards: {
      checks: {
        package_remaining: 'remaining >= 0',
        package_leased: 'leased >= 0',
        package_used: 'used >= 0',
      },
    },
  },
  {
    /** Everything that gives calls to a package or takes them away, but for calls. */
    name: 'package_change',
    columns: [
      { name: 'id', type: 'id', nullable: false },
      { name: 'package_id', type: 'integer', nullable: false },
      { name: 'kind', type: 'text', nullable: false },
      { name: 'flow', type: 'bigint', nullable: false },
      { name: 'days', type: 'integer', nullable: false },
      { name: 'reason', type: 'text', nullable: true },
      { name: 'actor_id', type: 'integer', nullable: true },
      { name: 'created_at', type: 'datetime', nullable: false },
    ],
    indexes: [
      { columns: ['package_id', 'id'], unique: false },
      { columns: ['created_at', 'id'], unique: false },
    ],
    hasTrash: false,
    isBrowsable: true,
    guards: {
      isAppendOnly: true,
      admits: 'exists (select 1 from flow_package owned where owned.id = new.package_id)',
      onInsert: ['update flow_package set remaining = remaining + new.flow where id = new.package_id'],
    },
  },
]);

declare module '../../../../engine/core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<(typeof packageTables)[number]> {}
}
