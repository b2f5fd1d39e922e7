import { defineWebPlugin } from '../../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'catalog',
  pages: {
    AssignmentPage: () => import('./assignment/AssignmentPage.tsx'),
    PlatformAssignPage: () => import('./assignment/PlatformAssignPage.tsx'),
    OfficeRightsPage: () => import('./office/OfficeRightsPage.tsx'),
  },
  results: { ShowExplanation: () => import('./parts/ShowExplanation.tsx') },
});
