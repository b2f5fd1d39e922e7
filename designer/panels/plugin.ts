import { defineWebPlugin } from '../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'designer',
  pages: {
    DesignerPage: () => import('./DesignerPage.tsx'),
    TablesPage: () => import('./data/TablesPage.tsx'),
    SqlPage: () => import('./sql/SqlPage.tsx'),
    ImportPage: () => import('./import/ImportPage.tsx'),
  },
  slots: { interface: () => import('./import/DropOnList.tsx') },
  results: {
    ShowConnection: () => import('./data/ShowConnection.tsx'),
    ExportDialog: () => import('./export/ExportDialog.tsx'),
    OpenDuplicate: () => import('./list/OpenDuplicate.tsx'),
    LoggedCurl: () => import('./logged/LoggedCurl.tsx'),
    ReplayedCall: () => import('./logged/ReplayedCall.tsx'),
  },
});
