import { defineServerPlugin } from '../../../engine/server/index.ts';
import { connectAgent } from './connect-agent.ts';
import { mcpRoutes } from './mcp-routes.ts';
import { endConnections } from './oauth/end-connections.ts';
import { oauthRoutes } from './oauth/oauth-routes.ts';
import { oauthTables } from './oauth/oauth-tables.ts';
import { Providers } from './oauth/providers.ts';

export default defineServerPlugin({
  name: 'mcp',
  tables: oauthTables,
  async routes(http, platform) {
    const providers = new Providers(platform);
    endConnections(platform, providers.connections);
    await http.register(async (scope) => mcpRoutes(scope, platform, providers));
    await http.register(async (scope) => oauthRoutes(scope, platform, providers));
  },
  handlers: { connectAgent },
  needs: { connectAgent: { of: 'app', isForRecords: true } },
});
