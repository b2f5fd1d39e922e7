import { ErrorCode, type ListToolsResult, McpError } from '@modelcontextprotocol/sdk/types.js';
import { parseServiceName } from '../../../engine/core/protocol/service-name.ts';
import { mayUse, openGateOf, requireAddress, requireUsable } from '../../../engine/server/index.ts';
import type { Agent } from './agent.ts';
import { isTool } from './tool-name.ts';
import { toolOf } from './tool-of.ts';

const pageSize = 200;

/**
 * One page of the tools the agent's app may use at this moment. The cursor is the name of the last interface seen, so that a page goes on
 * right where the one before ended, whatever was published or revoked in between and whichever instance answers.
 * @throws CallError where the app may call nothing at all (412, 413), McpError for a cursor that is not ours
 */
export async function listTools({ platform, appKey, ip, language }: Agent, cursor: string | undefined): Promise<ListToolsResult> {
  const app = requireUsable(await openGateOf(platform).app(appKey));
  requireAddress(app.allowedIps, ip);
  const after = cursor === undefined ? '' : nameOf(cursor);
  if (after === null) throw new McpError(ErrorCode.InvalidParams, texts.cursor[language]);
  const left = platform.services
    .all()
    .filter((service) => service.name > after && mayUse(app, service) && isTool(service))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const page = left.slice(0, pageSize);
  const last = page.at(-1);
  return {
    tools: page.map((service) => toolOf(service, language)),
    ...(last && left.length > page.length && { nextCursor: Buffer.from(last.name).toString('base64url') }),
  };
}

function nameOf(cursor: string): string | null {
  const name = Buffer.from(cursor, 'base64url').toString();
  return parseServiceName(name) ? name : null;
}

const texts = {
  cursor: {
    zh_cn: 'cursor 无效：请原样使用上一页的 nextCursor，或不传以从头开始',
    en: 'The cursor is not one of ours: send nextCursor of the page before as it is, or none to begin anew',
  },
};
