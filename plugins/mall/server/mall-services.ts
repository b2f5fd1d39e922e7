import { type ContractService, handle, type Platform, portalPreview, sessionOf } from '../../../engine/server/index.ts';
import { previewMall, readShelf } from '../shared/calls.ts';
import { mallSettings, readMallSettings } from './offers/mall-settings.ts';
import { readOffers } from './offers/shelf.ts';
import { plansPage } from './pages/plans-page.ts';

export function mallServices(platform: Platform): ContractService[] {
  return [
    handle(readShelf, async (_parameters, call) => {
      const settings = await readMallSettings(platform);
      return { look: settings.look, offers: await readOffers(platform, settings, { session: sessionOf(call), language: call.language }) };
    }),
    handle(previewMall, async ({ values }, { language }) => ({
      body: await portalPreview(platform, { language, path: '/plans', draw: (request) => plansPage(platform, request, mallSettings(values)) }),
    })),
  ];
}
