import { defineServerPlugin } from '../../../engine/server/index.ts';
import { callListService } from './call-list-service.ts';
import { appServices } from './catalog/app-services.ts';
import { catalogServices } from './catalog/catalog-services.ts';
import { docsContext } from './catalog/docs-context.ts';
import { wordsService } from './catalog/words-service.ts';
import { offlineDownload } from './download/offline-download.ts';
import { openApiDownload } from './download/open-api-download.ts';
import { openApiService } from './open-api-service.ts';
import { docsParts } from './portal/docs-parts.ts';
import { textRoutes } from './text-routes.ts';
import { descriptorWordsService } from './words/words-service.ts';

export default defineServerPlugin({
  name: 'docs',
  services(platform) {
    const docs = docsContext(platform);
    return [
      callListService(platform),
      openApiService(platform),
      descriptorWordsService(platform),
      ...catalogServices(docs),
      wordsService(docs),
      ...appServices(docs),
      openApiDownload(docs),
      offlineDownload(docs),
    ];
  },
  portal: docsParts,
  routes: textRoutes,
});
