import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'mall',
  pages: { MallPage: () => import('./MallPage.tsx') },
  asides: { mall_config: () => import('./MallPreview.tsx') },
});
