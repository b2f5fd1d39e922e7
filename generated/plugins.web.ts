// Written by `npm run generate` from the plugin.json of each folder in plugins/. Do not edit.

import type { WebPlugin } from '../engine/web/plugin/plugin.ts';
import designer from '../designer/panels/plugin.ts';
import accounts from '../plugins/accounts/web/index.ts';
import apitest from '../plugins/apitest/web/index.ts';
import apps from '../plugins/apps/web/index.ts';
import billing from '../plugins/billing/web/index.ts';
import catalog from '../plugins/catalog/web/index.ts';
import docs from '../plugins/docs/web/index.ts';
import mall from '../plugins/mall/web/index.ts';
import mcp from '../plugins/mcp/web/index.ts';
import messages from '../plugins/messages/web/index.ts';
import payment from '../plugins/payment/web/index.ts';
import showcase from '../plugins/showcase/web/index.ts';
import site from '../plugins/site/web/index.ts';
import topics from '../plugins/topics/web/index.ts';

export const webPlugins: WebPlugin[] = [
  designer,
  accounts,
  apitest,
  apps,
  billing,
  catalog,
  docs,
  mall,
  mcp,
  messages,
  payment,
  showcase,
  site,
  topics,
];
