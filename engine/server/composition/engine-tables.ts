import { type Table, tableOf } from '../../core/derive/table/table.ts';
import { epochTable } from '../auth/revocation.ts';
import { systemTables as authTables } from '../auth/system-tables.ts';
import { rememberedTable } from '../data/migration/remembered-fields.ts';
import { migrationTable } from '../data/migration/run-migrations.ts';
import { pinyinFillTable } from '../data/pinyin/pinyin-fill.ts';
import { deliveryTable } from '../deliveries/delivery-table.ts';
import { fileTable, fileUseTable } from '../files/file-table.ts';
import { jobTable } from '../jobs/job-table.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PluginHost } from '../kernel/plugin-host.ts';
import { messageTable } from '../messages/message-table.ts';
import { noticeSettingTable } from '../messages/notice-settings.ts';
import { serviceTables } from '../operations/operation-tables.ts';
import { scheduleTable } from '../schedules/schedule-table.ts';

/** Returns the tables of the engine and of the installed plugins, besides those of screens. */
export function engineTables(plugins: Pick<PluginHost, 'plugins'>): Table[] {
  return [
    ...Object.values(authTables),
    deliveryTable,
    epochTable,
    pinyinFillTable,
    rememberedTable,
    ...serviceTables,
    fileTable,
    fileUseTable,
    jobTable,
    messageTable,
    noticeSettingTable,
    scheduleTable,
    ...plugins.plugins.flatMap((plugin) => plugin.tables ?? []),
  ];
}

/** Returns the names of all tables of the platform itself: engine, plugins, screens. */
export function systemTableNames({ plugins, screens }: Pick<Platform, 'plugins' | 'screens'>): Set<string> {
  return new Set([migrationTable, ...engineTables(plugins), ...screens.all().flatMap((screen) => tableOf(screen) ?? [])].map(({ name }) => name));
}
