import { defineServerPlugin } from '../../../engine/server/index.ts';
import { callListService } from './call-list-service.ts';
import { openApiService } from './open-api-service.ts';

export default defineServerPlugin({
  name: 'docs',
  services: (platform) => [callListService(platform), openApiService(platform)],
});
