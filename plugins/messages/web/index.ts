import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'messages',
  results: { OpenMessage: () => import('./OpenMessage.tsx') },
});
