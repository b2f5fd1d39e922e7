import { defineServerPlugin } from '../../../engine/server/index.ts';
import { agreementPage } from './agreement-page.ts';
import { beginSite } from './begin-site.ts';
import { homeSections } from './home-sections.ts';
import { previewService } from './preview-service.ts';
import { siteConfigHooks } from './site-config-hooks.ts';

export default defineServerPlugin({
  name: 'site',
  hooks: { config: siteConfigHooks },
  needs: { config: { of: 'site_config' } },
  services: (platform) => [previewService(platform)],
  portal: (platform) => ({ pages: { '/agreement': agreementPage }, home: homeSections(platform) }),
  start: beginSite,
});
