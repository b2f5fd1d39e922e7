import { defineServerPlugin } from '../../engine/server/index.ts';
import { designerContext } from './designer-context.ts';
import { draftServices } from './draft-services.ts';
import { importServices } from './import-services.ts';
import { interfaceHooks } from './interface-hooks.ts';
import { interfaceTables } from './interface-tables.ts';
import { publishServices } from './publish-services.ts';
import { runServices } from './run-services.ts';

export default defineServerPlugin({
  name: 'designer',
  tables: interfaceTables,
  hooks: { interface: interfaceHooks },
  services(platform) {
    const context = designerContext(platform);
    return [...draftServices(context), ...publishServices(context), ...runServices(context), ...importServices(context)];
  },
  async start(platform) {
    const { published, runner } = designerContext(platform);
    const end = platform.events.on((event) => {
      if (event.kind === 'missed') published.loadAll().catch((error: unknown) => console.error('interfaces not reloaded', error));
      if (event.kind !== 'interfaces-changed') return;
      published.reload(event.service).catch((error: unknown) => console.error(`interface ${event.service} not reloaded`, error));
    });
    await published.loadAll();
    return async () => {
      end();
      await runner.close();
    };
  },
});
