// Written by `npm run generate` from the plugin.json of each folder in plugins/. Do not edit.

import type { InstalledPlugin } from '../engine/server/composition/plugin-host.ts';
import type { WebParts } from '../engine/server/screens/plugin-parts.ts';
import designer from '../designer/server/plugin.ts';
import accounts from '../plugins/accounts/server/index.ts';
import apitest from '../plugins/apitest/server/index.ts';
import apps from '../plugins/apps/server/index.ts';
import articles from '../plugins/articles/server/index.ts';
import assets from '../plugins/assets/server/index.ts';
import background from '../plugins/background/server/index.ts';
import billing from '../plugins/billing/server/index.ts';
import catalog from '../plugins/catalog/server/index.ts';
import demo from '../plugins/demo/server/index.ts';
import docs from '../plugins/docs/server/index.ts';
import invoices from '../plugins/invoices/server/index.ts';
import limits from '../plugins/limits/server/index.ts';
import mall from '../plugins/mall/server/index.ts';
import mcp from '../plugins/mcp/server/index.ts';
import messages from '../plugins/messages/server/index.ts';
import payment from '../plugins/payment/server/index.ts';
import sdk from '../plugins/sdk/server/index.ts';
import site from '../plugins/site/server/index.ts';
import support from '../plugins/support/server/index.ts';
import tasks from '../plugins/tasks/server/index.ts';
import topics from '../plugins/topics/server/index.ts';
import traffic from '../plugins/traffic/server/index.ts';

export const installedPlugins: InstalledPlugin[] = [
  { manifest: { name: 'designer', dependsOn: [] }, server: designer },
  { manifest: { name: 'accounts', dependsOn: [] }, server: accounts },
  { manifest: { name: 'apitest', dependsOn: [] }, server: apitest },
  { manifest: { name: 'apps', dependsOn: ['assets'] }, server: apps },
  { manifest: { name: 'articles', dependsOn: [] }, server: articles },
  { manifest: { name: 'assets', dependsOn: [] }, server: assets },
  { manifest: { name: 'background', dependsOn: [] }, server: background },
  { manifest: { name: 'billing', dependsOn: ['apps', 'limits', 'catalog'] }, server: billing },
  { manifest: { name: 'catalog', dependsOn: ['apps', 'assets', 'designer'] }, server: catalog },
  { manifest: { name: 'demo', dependsOn: ['accounts', 'apitest', 'apps', 'articles', 'billing', 'catalog', 'designer', 'payment', 'showcase', 'support', 'tasks', 'topics'] }, server: demo },
  { manifest: { name: 'docs', dependsOn: ['catalog'] }, server: docs },
  { manifest: { name: 'invoices', dependsOn: ['billing'] }, server: invoices },
  { manifest: { name: 'limits', dependsOn: ['apps'] }, server: limits },
  { manifest: { name: 'mall', dependsOn: ['billing'] }, server: mall },
  { manifest: { name: 'mcp', dependsOn: ['apps'] }, server: mcp },
  { manifest: { name: 'messages', dependsOn: [] }, server: messages },
  { manifest: { name: 'payment', dependsOn: ['billing'] }, server: payment },
  { manifest: { name: 'sdk', dependsOn: [] }, server: sdk },
  { manifest: { name: 'showcase', dependsOn: [] } },
  { manifest: { name: 'site', dependsOn: ['accounts'] }, server: site },
  { manifest: { name: 'support', dependsOn: ['apps'] }, server: support },
  { manifest: { name: 'tasks', dependsOn: [] }, server: tasks },
  { manifest: { name: 'topics', dependsOn: ['apps'] }, server: topics },
  { manifest: { name: 'traffic', dependsOn: ['accounts', 'apps', 'limits'] }, server: traffic },
];

/** Folders with words, relative to the repository: each has a folder per language. */
export const localeFolders: string[] = [
  'locales',
  'plugins/accounts/locales',
  'plugins/apitest/locales',
  'plugins/apps/locales',
  'plugins/articles/locales',
  'plugins/assets/locales',
  'plugins/background/locales',
  'plugins/billing/locales',
  'plugins/catalog/locales',
  'plugins/docs/locales',
  'plugins/invoices/locales',
  'plugins/limits/locales',
  'plugins/mall/locales',
  'plugins/mcp/locales',
  'plugins/payment/locales',
  'plugins/sdk/locales',
  'plugins/showcase/locales',
  'plugins/site/locales',
  'plugins/support/locales',
  'plugins/tasks/locales',
  'plugins/topics/locales',
  'plugins/traffic/locales',
];

/** Folders with descriptors, relative to the repository, in order of precedence. */
export const schemaFolders: string[] = [
  'schemas',
  'designer/schemas',
  'plugins/accounts/schemas',
  'plugins/apitest/schemas',
  'plugins/apps/schemas',
  'plugins/articles/schemas',
  'plugins/assets/schemas',
  'plugins/background/schemas',
  'plugins/billing/schemas',
  'plugins/catalog/schemas',
  'plugins/docs/schemas',
  'plugins/invoices/schemas',
  'plugins/limits/schemas',
  'plugins/mall/schemas',
  'plugins/messages/schemas',
  'plugins/payment/schemas',
  'plugins/showcase/schemas',
  'plugins/site/schemas',
  'plugins/support/schemas',
  'plugins/tasks/schemas',
  'plugins/topics/schemas',
  'plugins/traffic/schemas',
];

/** Where the pages stand that plugins bring to the portal. */
export const portalPaths: string[] = [
  '/docs/*',
  '/connect/:uid',
];

/** What the web halves offer, so that descriptors can be checked without a browser. */
export const webParts: Record<string, WebParts> = {
  'designer': {"pages":["DesignerPage","ImportPage","ProcedurePage","RowsPage","SqlPage"],"widgets":[],"results":["EnvironmentDiff","ExportDialog","LoggedCurl","OpenDuplicate","ReplayedCall","ShowBackup","ShowConnection","ShowStructure"]},
  'accounts': {"pages":[],"widgets":["Device","Password"],"results":["OpenSimulation","ResetCode"]},
  'apitest': {"pages":[],"widgets":[],"results":["OpenCase","SnapshotDiff","TokenState"]},
  'apps': {"pages":[],"widgets":["Decision"],"results":["ShowSecret"]},
  'billing': {"pages":[],"widgets":["CashReceipt","PlanPrice"],"results":[]},
  'catalog': {"pages":["AssignmentPage","OfficeRightsPage","PlatformAssignPage"],"widgets":[],"results":["ShowExplanation"]},
  'docs': {"pages":["CallDocs","OpenDocs"],"widgets":[],"results":[]},
  'mall': {"pages":["MallPage"],"widgets":[],"results":[]},
  'mcp': {"pages":[],"widgets":[],"results":["ShowAgentConnection"]},
  'messages': {"pages":[],"widgets":[],"results":["OpenMessage"]},
  'payment': {"pages":["CheckoutPage"],"widgets":[],"results":[]},
  'showcase': {"pages":["CountToPage","DragListPage","DrawerPage","I18nPage","MenuPage","OrgTreePage","SplitPanePage"],"widgets":["DepartmentTree"],"results":[]},
  'site': {"pages":[],"widgets":[],"results":[]},
  'topics': {"pages":[],"widgets":[],"results":["ShowPublished","ShowSecret","ShowVerification"]},
};
