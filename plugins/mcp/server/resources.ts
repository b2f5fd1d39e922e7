import { type ListResourcesResult, McpError, type ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import { interfaceMarkdown } from '../../../engine/core/docs/markdown/interface-markdown.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { isPublished, mayUse, openGateOf, readPublicOrigin, requireAddress, requireUsable, shownInterface } from '../../../engine/server/index.ts';
import type { Agent } from './agent.ts';
import { grantedPage } from './granted-page.ts';

const scheme = 'portico://docs/';
const mimeType = 'text/markdown';
/** As the protocol has it for what does not exist. */
const resourceNotFound = -32002;

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
 * @throws CallError where the app may call nothing at all (412, 413), McpError for what does not exist or what the app may not use
 */
export async function readResource({ platform, appKey, ip, language, address }: Agent, uri: string): Promise<ReadResourceResult> {
  const app = requireUsable(await openGateOf(platform).app(appKey));
  requireAddress(app.allowedIps, ip);
  const service = uri.startsWith(scheme) ? platform.services.find(uri.slice(scheme.length)) : undefined;
  if (!service || !isPublished(service) || !mayUse(app, service)) {
    throw new McpError(resourceNotFound, fillText(texts.unknown, { uri: uri.slice(0, 200) })[language], { uri: uri.slice(0, 200) });
  }
  const origin = (await readPublicOrigin(platform.database.read)) ?? address;
  return { contents: [{ uri, mimeType, text: interfaceMarkdown(shownInterface(service, language), { language, origin }) }] };
}

const texts = {
  unknown: { zh_cn: '没有资源 {uri}，可用的资源见 resources/list', en: 'There is no resource {uri}; resources/list names those there are' },
};
