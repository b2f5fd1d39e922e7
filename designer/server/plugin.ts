import { defineServerPlugin } from '../../engine/server/index.ts';
import { codeService } from './code-service.ts';
import { databaseHooks } from './databases/database-hooks.ts';
import { databaseServices } from './databases/database-services.ts';
import { testConnection } from './databases/test-connection.ts';
import { designerContext } from './designer-context.ts';
import { draftServices } from './draft-services.ts';
import { exportChoice } from './export-choice.ts';
import { exportService } from './export-service.ts';
import { type ApplyPayload, applyImport } from './import/apply-import.ts';
import { importServices } from './import/import-services.ts';
import { interfaceHooks } from './interface-hooks.ts';
import { interfaceTables } from './interface-tables.ts';
import { publishServices } from './publish-services.ts';
import { replayServices } from './replay-services.ts';
import { runServices } from './run-services.ts';
import { unpublishAction } from './unpublish-action.ts';

export default defineServerPlugin({
  name: 'designer',
  tables: interfaceTables,
  hooks: { interface: interfaceHooks, databaseConfig: databaseHooks },
  handlers: { testConnection, exportChoice, unpublish: unpublishAction },
  jobs: { import: (platform) => (payload, job) => applyImport(designerContext(platform), payload as ApplyPayload, job) },
  services(platform) {
    const context = designerContext(platform);
    return [
      ...draftServices(context),
      codeService(context),
      exportService(context),
      ...publishServices(context),
      ...runServices(context),
      ...replayServices(context),
      ...importServices(context),
      ...databaseServices(context),
    ];
  },
  async start(platform) {
    const { published, runner, tables } = designerContext(platform);
    const end = platform.events.on((event) => {
      if (event.kind === 'missed') published.loadAll().catch((error: unknown) => console.error('interfaces not reloaded', error));
      if (event.kind !== 'interfaces-changed') return;
      published.reload(event.service).catch((error: unknown) => console.error(`interface ${event.service} not reloaded`, error));
    });
    await published.loadAll();
    return async () => {
      end();
      await runner.close();
      await tables.databases.close();
    };
  },
});
