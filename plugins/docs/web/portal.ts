import { definePortalPlugin } from '../../../engine/web/index.ts';
import { askEarly } from './reader/early-catalog.ts';

export default definePortalPlugin({
  name: 'docs',
  pages: {
    '/docs/*': () => {
      askEarly();
      return import('./PortalDocs.tsx');
    },
  },
});
