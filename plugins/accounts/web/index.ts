import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'accounts',
  widgets: {
    Device: () => import('./Device.tsx'),
    Password: () => import('./Password.tsx'),
  },
  results: {
    OpenSimulation: () => import('./OpenSimulation.tsx'),
    ResetCode: () => import('./ResetCode.tsx'),
  },
});
