import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'accounts',
  pages: {
    AccountInfo: () => import('./AccountInfo.tsx'),
    LoginRecord: () => import('./LoginRecord.tsx'),
    ResetPassword: () => import('./ResetPassword.tsx'),
    AccountSettings: () => import('./AccountSettings.tsx'),
  },
  results: {
    OpenSimulation: () => import('./OpenSimulation.tsx'),
  },
});
