import type { ListToolsResult } from '@modelcontextprotocol/sdk/types.js';
import type { Service } from '../../../engine/server/index.ts';
import type { Agent } from './agent.ts';
import { grantedPage } from './granted-page.ts';
import { isTool } from './tool-name.ts';
import { toolOf } from './tool-of.ts';

/** One page of the tools the agent's app may use at this moment. Throws as `grantedPage` does. */
export async function listTools(agent: Agent, cursor: string | undefined): Promise<ListToolsResult> {
  const { services, ...next } = await grantedPage(agent, cursor, (service): service is Service => isTool(service));
  return { tools: services.map((service) => toolOf(service, agent.language)), ...next };
}
