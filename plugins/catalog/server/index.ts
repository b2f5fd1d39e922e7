import { defineServerPlugin } from '../../../engine/server/index.ts';
import { menuEntriesOf, menuEntryHooks } from './menu/menu-entries.ts';
import { permissions } from './overview/permission-rows.ts';
import { applyForRows, applyService } from './requests/apply.ts';
import { requestHooks } from './requests/request-hooks.ts';
import { assignmentServices } from './rules/assignment-services.ts';
import { explainRow } from './rules/explain.ts';
import { deprecationStep } from './settings/deprecation-step.ts';
import { effective, productHooks, settingHooks } from './settings/setting-hooks.ts';
import { keepSettingRows } from './settings/setting-rows.ts';
import { settingsBook } from './settings/settings-book.ts';

/** What is published within this time is entered together. */
const pause = 50;

export default defineServerPlugin({
  name: 'catalog',
  hooks: { setting: settingHooks, product: productHooks, request: requestHooks, menuEntry: menuEntryHooks },
  menuEntries: menuEntriesOf,
  rows: { permissions },
  handlers: { applyForRows, explainRow },
  services: (platform) => [...assignmentServices(platform), applyService(platform)],
  computed: { effective },
  needs: {
    setting: { of: 'service_setting' },
    product: { of: 'api_product' },
    effective: { of: 'service_setting' },
    request: { of: 'permission_request' },
    menuEntry: { of: 'menu_entry' },
  },
  gateway: () => ({ steps: [deprecationStep] }),
  async start(platform) {
    const book = settingsBook(platform);
    let timer: NodeJS.Timeout | undefined;
    let entering = Promise.resolve();
    const enter = () => {
      timer = undefined;
      entering = entering.then(async () => {
        if (await keepSettingRows(platform)) await book.reload();
      });
      return entering.catch((error: unknown) => console.error('catalog: settings of published interfaces:', error));
    };
    const unsubscribe = platform.events.on(async ({ kind }) => {
      if (kind === 'interfaces-changed') timer ??= setTimeout(enter, pause);
      if (kind === 'settings-changed' || kind === 'site-changed' || kind === 'missed') await book.reload();
    });
    await keepSettingRows(platform);
    await book.reload();
    return async () => {
      unsubscribe();
      clearTimeout(timer);
      await entering.catch(() => undefined);
    };
  },
});
