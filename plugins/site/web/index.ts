import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'site',
  asides: { site_config: () => import('./SitePreview.tsx') },
});
