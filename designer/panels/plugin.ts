import { defineWebPlugin } from '../../engine/web/index.ts';

export default defineWebPlugin({
  name: 'designer',
  pages: {
    DesignerPage: () => import('./DesignerPage.tsx'),
    ProcedurePage: () => import('./procedures/ProcedurePage.tsx'),
    RowsPage: () => import('./rows/RowsPage.tsx'),
    SqlPage: () => import('./sql/SqlPage.tsx'),
    ImportPage: () => import('./import/ImportPage.tsx'),
  },
  slots: { interface: () => import('./import/DropOnList.tsx') },
  results: {
    ShowStructure: () => import('./data/ShowStructure.tsx'),
    ShowBackup: () => import('./data/ShowBackup.tsx'),
    ShowConnection: () => import('./data/ShowConnection.tsx'),
    EnvironmentDiff: () => import('./environments/EnvironmentDiff.tsx'),
    ExportDialog: () => import('./export/ExportDialog.tsx'),
    OpenDuplicate: () => import('./list/OpenDuplicate.tsx'),
    LoggedCurl: () => import('./logged/LoggedCurl.tsx'),
    ReplayedCall: () => import('./logged/ReplayedCall.tsx'),
  },
});
