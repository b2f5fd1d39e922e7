import { defineServerPlugin } from '../../../engine/server/index.ts';
import { mallConfigHooks } from './mall-config-hooks.ts';
import { mallServices } from './mall-services.ts';
import { mallParts } from './pages/mall-parts.ts';

export default defineServerPlugin({
  name: 'mall',
  hooks: { config: mallConfigHooks },
  needs: { config: { of: 'mall_config' } },
  services: mallServices,
  portal: mallParts,
});
