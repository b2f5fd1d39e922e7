import { parseServiceName } from '../../../../engine/core/protocol/service-name.ts';
import { type FieldComputation, type HookContext, InputError, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/setting-hooks.ts';
import { settingsBook } from './settings-book.ts';

/** What is decided holds from the next call on, on every instance. */
export const settingHooks: ScreenHooks = {
  beforeWrite(_context, values, before) {
    const name = String(values.service_name ?? before?.service_name ?? '');
    // Calls of the open platform itself always need a permission.
    if (values.visibility === 'open' && parseServiceName(name)?.namespace === 'App') {
      throw new InputError([{ field: 'visibility', code: 'enum', text: texts.openPlatform }]);
    }
    return values;
  },
  afterWrite: serveAnew,
};

export const productHooks: ScreenHooks = { afterWrite: serveAnew, afterRestore: serveAnew, beforeRemove: serveAnew };

function serveAnew({ afterCommit, platform }: HookContext): void {
  afterCommit(async () => {
    await settingsBook(platform).reload();
    await platform.events.emit({ kind: 'settings-changed' });
  });
}

/** Who may call each interface as it is served now. */
export const effective: FieldComputation = ({ platform }, records) =>
  records.map(({ service_name }) => {
    const service = platform.services.find(String(service_name));
    return service?.access.kind === 'app' ? service.access.visibility : 'unpublished';
  });
