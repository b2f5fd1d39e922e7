import { definePortalPlugin } from '../../../engine/web/index.ts';

export default definePortalPlugin({
  name: 'docs',
  pages: { '/docs/*': () => import('./PortalDocs.tsx') },
});
