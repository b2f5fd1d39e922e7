import { setTimeout as sleep } from 'node:timers/promises';
import { defineServerPlugin } from '../../engine/server/index.ts';
import { designerContext } from './context/designer-context.ts';
import { databaseHooks } from './database-services/database-hooks.ts';
import { databaseServices } from './database-services/database-services.ts';
import { createTable, dropTable, renameTable } from './database-services/manage/change-tables.ts';
import { endSession, endStatement, sessionRows } from './database-services/manage/session-rows.ts';
import { showStructure } from './database-services/manage/show-structure.ts';
import { sizeSchedules } from './database-services/manage/size-schedules.ts';
import { tableRows } from './database-services/manage/table-rows.ts';
import { procedureServices } from './database-services/procedures/procedure-services.ts';
import { rowServices } from './database-services/rows/row-services.ts';
import { sqlHistoryHooks } from './database-services/sql/sql-history.ts';
import { sqlServices } from './database-services/sql/sql-services.ts';
import { testConnection } from './databases/test-connection.ts';
import { codeService } from './drafts/code-service.ts';
import { draftServices } from './drafts/draft-services.ts';
import { exportChoice } from './drafts/export-choice.ts';
import { exportService } from './drafts/export-service.ts';
import { duplicateInterface, moveInterfaces, renameModule } from './drafts/list-actions.ts';
import { presenceService } from './drafts/presence-service.ts';
import { compareEnvironments } from './environments/compare-environments.ts';
import { promoteToProd, promoteToTest } from './environments/promote.ts';
import { functionServices } from './functions/function-services.ts';
import { type ApplyPayload, applyImport } from './import/apply-import.ts';
import { importServices } from './import/import-services.ts';
import { closeIdleImports } from './import/read-import.ts';
import { interfaceHooks } from './publish/interface-hooks.ts';
import { publishAction } from './publish/publish-action.ts';
import { publishServices } from './publish/publish-services.ts';
import { unpublishAction } from './publish/unpublish-action.ts';
import { keepLoggedCall, replayLoggedCall, showLoggedCall } from './runs/logged-actions.ts';
import { replayServices } from './runs/replay-services.ts';
import { runServices } from './runs/run-services.ts';
import { databaseTables } from './store/database-tables.ts';
import { interfaceTables } from './store/interface-tables.ts';
import { moveTests } from './store/move-tests.ts';

/** Pause before a failed read is repeated. */
const againMilliseconds = 1_000;

export default defineServerPlugin({
  name: 'designer',
  tables: [...interfaceTables, ...databaseTables],
  hooks: { interface: interfaceHooks, databaseConfig: databaseHooks, sqlHistory: sqlHistoryHooks },
  handlers: {
    ...{ testConnection, exportChoice, publish: publishAction, unpublish: unpublishAction, duplicateInterface, moveInterfaces, renameModule },
    ...{ createTable, renameTable, dropTable, showStructure, endStatement, endSession },
    ...{ compareEnvironments, promoteToTest, promoteToProd },
    ...{ showLoggedCall, replayLoggedCall, keepLoggedCall },
  },
  needs: {
    interface: { of: 'interface' },
    databaseConfig: { of: 'database_config' },
    testConnection: { of: 'database_config', isForRecords: true },
    createTable: { of: 'database_tables', asks: { database: 'string', table_name: 'string', columns: 'array' } },
    renameTable: { of: 'database_tables', isForRecords: true, asks: { new_name: 'string' } },
    showStructure: { of: 'database_tables', isForRecords: true },
    sqlHistory: { of: 'sql_history' },
    dropTable: { of: 'database_tables', isForRecords: true },
    endStatement: { of: 'database_process', isForRecords: true },
    endSession: { of: 'database_process', isForRecords: true },
    exportChoice: { of: 'interface' },
    publish: { of: 'interface', isForRecords: true },
    unpublish: { of: 'interface', isForRecords: true },
    duplicateInterface: { of: 'interface', isForRecords: true },
    moveInterfaces: { of: 'interface', isForRecords: true, asks: { module: 'string' } },
    renameModule: { of: 'interface', asks: { from: 'string', to: 'string' } },
    compareEnvironments: { of: 'configuration' },
    promoteToTest: { of: 'configuration', isForRecords: true },
    promoteToProd: { of: 'configuration', isForRecords: true },
    showLoggedCall: { of: 'access_log', isForRecords: true },
    replayLoggedCall: { of: 'access_log', isForRecords: true },
    keepLoggedCall: { of: 'access_log', isForRecords: true, asks: { title: 'string' } },
  },
  rows: { tables: tableRows, sessions: sessionRows },
  schedules: sizeSchedules,
  jobs: { import: (platform) => (payload, job) => applyImport(designerContext(platform), payload as ApplyPayload, job) },
  services(platform) {
    const context = designerContext(platform);
    return [
      ...draftServices(context),
      presenceService(context),
      codeService(context),
      exportService(context),
      ...publishServices(context),
      ...functionServices(context),
      ...runServices(context),
      ...replayServices(context),
      ...importServices(context),
      ...databaseServices(context),
      ...sqlServices(context),
      ...rowServices(context),
      ...procedureServices(context),
    ];
  },
  async start(platform) {
    const { published, runner, tables, presence } = designerContext(platform);
    let isOpen = true;
    // One after the other, so that nothing older is put over what was read last; and until it works, or an interface would answer as it was for ever.
    let reading = Promise.resolve();
    const readAgain = async (read: () => Promise<void>): Promise<void> => {
      while (isOpen) {
        try {
          return await read();
        } catch (error) {
          console.error('interfaces not reloaded:', error);
          await sleep(againMilliseconds);
        }
      }
    };
    const end = platform.events.on((event) => {
      if (event.kind === 'presence-changed') presence.hear(event);
      if (event.kind === 'missed') reading = reading.then(() => readAgain(() => published.loadAll()));
      if (event.kind === 'interfaces-changed') reading = reading.then(() => readAgain(() => published.reload(event.service)));
    });
    await moveTests(platform);
    await published.loadAll();
    return async () => {
      end();
      isOpen = false;
      await closeIdleImports();
      await runner.close();
      await tables.databases.close();
    };
  },
});
