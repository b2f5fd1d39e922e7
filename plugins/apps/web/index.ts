import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'apps',
  widgets: {
    Decision: () => import('./Decision.tsx'),
  },
  results: {
    ShowSecret: () => import('./ShowSecret.tsx'),
  },
});
