import { defineServerPlugin } from '../../../engine/server/index.ts';
import { downloadService } from './download-service.ts';

export default defineServerPlugin({
  name: 'sdk',
  services: (platform) => [downloadService(platform)],
});
