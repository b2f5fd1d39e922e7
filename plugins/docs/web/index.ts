import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'docs',
  pages: { CallDocs: () => import('./CallDocs.tsx'), OpenDocs: () => import('./OpenDocs.tsx') },
});
