import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'apitest',
  results: {
    SnapshotDiff: () => import('./SnapshotDiff.tsx'),
    OpenCase: () => import('./OpenCase.tsx'),
    TokenState: () => import('./TokenState.tsx'),
  },
});
