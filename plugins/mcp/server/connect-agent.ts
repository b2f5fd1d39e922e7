import { type ActionHandler, refuse } from '../../../engine/server/index.ts';
import { isTool } from './access/tool-name.ts';
import { Connections } from './oauth/connections.ts';

/**
 * What a person needs to connect an agent as an app: `{app_key, tools, connections}`, `tools` being how many it would find now and `connections`
 * the agents that are connected already. Gives no token away.
 */
export const connectAgent: ActionHandler = async ({ platform }, [record]) => {
  const app = record ? await platform.apps.app(String(record.app_key)) : null;
  if (!app) throw refuse('notFound');
  return {
    app_key: app.appKey,
    tools: platform.services.all().filter((service) => platform.apps.mayUse(app, service) && isTool(service)).length,
    connections: await new Connections(platform).liveOf(app.appKey),
  };
};
