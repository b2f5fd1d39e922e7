import { defineServerPlugin } from '../../../engine/server/index.ts';
import { agreementPage } from './agreement-page.ts';
import { beginSite } from './begin-site.ts';
import { homeSections } from './home-sections.ts';
import { previewService } from './preview-service.ts';
import { setUp } from './set-up.ts';
import { siteConfigHooks } from './site-config-hooks.ts';

export default defineServerPlugin({
  name: 'site',
  hooks: { config: siteConfigHooks },
  handlers: { setUp },
  needs: {
    config: { of: 'site_config' },
    setUp: {
      asks: {
        title: 'string',
        logo: 'string',
        change_password: 'boolean',
        old_password: 'string',
        password: 'string',
        password_confirm: 'string',
        demo: 'string',
      },
    },
  },
  services: (platform) => [previewService(platform)],
  portal: (platform) => ({ pages: { '/agreement': agreementPage }, home: homeSections(platform) }),
  start: beginSite,
});
