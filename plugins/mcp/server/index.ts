import { defineServerPlugin } from '../../../engine/server/index.ts';
import { connectAgent } from './connect-agent.ts';
import { mcpRoutes } from './mcp-routes.ts';

export default defineServerPlugin({ name: 'mcp', routes: mcpRoutes, handlers: { connectAgent } });
