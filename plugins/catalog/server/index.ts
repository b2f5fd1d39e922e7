import { defineServerPlugin } from '../../../engine/server/index.ts';
import { deprecationStep } from './deprecation-step.ts';
import { effective, productHooks, settingHooks } from './setting-hooks.ts';
import { keepSettingRows } from './setting-rows.ts';
import { settingsBook } from './settings-book.ts';

/** What is published within this time is entered together. */
const pause = 50;

export default defineServerPlugin({
  name: 'catalog',
  hooks: { setting: settingHooks, product: productHooks },
  computed: { effective },
  needs: { setting: { of: 'service_setting' }, product: { of: 'api_product' }, effective: { of: 'service_setting' } },
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
      if (kind === 'settings-changed' || kind === 'missed') await book.reload();
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
