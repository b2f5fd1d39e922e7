import type { ListToolsResult } from '@modelcontextprotocol/server';
import type { Service } from '../../../../engine/server/index.ts';
import type { Agent } from '../access/agent.ts';
import { usableApp } from '../access/agent-app.ts';
import { isSearching } from '../access/connection-scope.ts';
import { grantedPage } from '../access/granted-page.ts';
import { isTool } from '../access/tool-name.ts';
import { guideTools } from './guide-tools.ts';
import { notOffered } from './not-offered.ts';
import { toolOf } from './tool-of.ts';

/**
 * One page of the tools the agent's app may use at this moment: an interface each, or the four that search, describe and call where there are
 * many. `_meta` of the first page names the interfaces that cannot be tools, and why. Throws as `grantedPage` does.
 */
export async function listTools(agent: Agent, cursor: string | undefined): Promise<ListToolsResult> {
  const { scope, language, platform } = agent;
  const app = await usableApp(agent);
  const left = cursor === undefined ? notOffered(platform, scope, app, language) : [];
  const meta = left.length > 0 && { _meta: { 'portico/not-offered': left } };
  if (cursor === undefined && isSearching(scope, platform, app)) return { tools: guideTools(language), ...meta };
  const { services, ...next } = await grantedPage(agent, cursor, (service): service is Service => isTool(service));
  return { tools: services.map((service) => toolOf(service, language, scope.outputSchema)), ...next, ...meta };
}
