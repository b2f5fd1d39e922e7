import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'apps',
  results: {
    ShowSecret: () => import('./ShowSecret.tsx'),
  },
});
