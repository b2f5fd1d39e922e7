import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'topics',
  results: {
    ShowSecret: () => import('./ShowSecret.tsx'),
    ShowPublished: () => import('./ShowPublished.tsx'),
    ShowVerification: () => import('./ShowVerification.tsx'),
  },
});
