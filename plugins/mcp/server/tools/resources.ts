import { type ListResourcesResult, ProtocolError, ProtocolErrorCode, type ReadResourceResult } from '@modelcontextprotocol/server';
import { interfaceMarkdown } from '../../../../engine/core/docs/markdown/interface-markdown.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { isPublished, readPublicOrigin, shownInterface } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/resources.ts';
import type { Agent } from '../access/agent.ts';
import { usableApp } from '../access/agent-app.ts';
import { isInScope } from '../access/connection-scope.ts';
import { grantedPage } from '../access/granted-page.ts';

const scheme = 'portico://docs/';
const mimeType = 'text/markdown';

/** One page of the docs of what the agent's app may use, those among them that take files and are no tools. Throws as `grantedPage` does. */
export async function listResources(agent: Agent, cursor: string | undefined): Promise<ListResourcesResult> {
  const { services, ...next } = await grantedPage(agent, cursor, isPublished);
  const resources = services.map(({ name, title, about: { summary } }) => ({
    uri: scheme + name,
    name,
    title: title[agent.language],
    ...(summary && { description: summary }),
    mimeType,
  }));
  return { resources, ...next };
}

/**
 * The docs of one interface as Markdown.
 * @throws CallError where the app may call nothing at all (412, 413), ProtocolError for what does not exist, what the connection is not about, or what the app may not use
 */
export async function readResource(agent: Agent, uri: string): Promise<ReadResourceResult> {
  const { platform, language, address, scope } = agent;
  const app = await usableApp(agent);
  const service = uri.startsWith(scheme) ? platform.services.find(uri.slice(scheme.length)) : undefined;
  if (!service || !isPublished(service) || !isInScope(scope, service) || !platform.apps.mayUse(app, service)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, fillText(texts.unknown, { uri: uri.slice(0, 200) })[language], { uri: uri.slice(0, 200) });
  }
  const origin = (await readPublicOrigin(platform.database.read)) ?? address;
  return { contents: [{ uri, mimeType, text: interfaceMarkdown(shownInterface(service, language), { language, origin }) }] };
}
