import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { parseServiceName } from '../../../../engine/core/protocol/service-name.ts';
import type { Service } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/granted-page.ts';
import type { Agent } from './agent.ts';
import { usableApp } from './agent-app.ts';
import { isInScope } from './connection-scope.ts';

const pageSize = 200;

export interface GrantedPage<Kind extends Service> {
  services: Kind[];
  nextCursor?: string;
}

/**
 * One page of what the agent's app may use at this moment and its connection is about. The cursor is the name of the last interface seen, so that
 * a page goes on right where the one before ended, whatever was published or revoked in between and whichever instance answers.
 * @throws CallError where the app may call nothing at all (412, 413), ProtocolError for a cursor that is not ours
 */
export async function grantedPage<Kind extends Service>(
  agent: Agent,
  cursor: string | undefined,
  isListed: (service: Service) => service is Kind,
): Promise<GrantedPage<Kind>> {
  const app = await usableApp(agent);
  const after = cursor === undefined ? '' : nameOf(cursor);
  if (after === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, texts.cursor[agent.language]);
  const { services: registry, apps } = agent.platform;
  const left = registry
    .all()
    .filter(isListed)
    .filter((service) => service.name > after && isInScope(agent.scope, service) && apps.mayUse(app, service))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const services = left.slice(0, pageSize);
  const last = services.at(-1);
  return { services, ...(last && left.length > services.length && { nextCursor: Buffer.from(last.name).toString('base64url') }) };
}

function nameOf(cursor: string): string | null {
  const name = Buffer.from(cursor, 'base64url').toString();
  return parseServiceName(name) ? name : null;
}
