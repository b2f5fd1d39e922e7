import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, type Platform } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/require-bearer.ts';
import { agentScope } from '../oauth/agent-scope.ts';
import type { Providers } from '../oauth/providers.ts';
import { refuseRequest, rpcCodes } from '../rpc/rpc-refusal.ts';

/** What a request has proven. */
export interface Bearer {
  token: string;
  appKey: string;
}

/** The app behind `Authorization: Bearer <access_token>`; null after the request was answered with 401 and the reason. */
export async function requireBearer(platform: Platform, providers: Providers, request: FastifyRequest, reply: FastifyReply): Promise<Bearer | null> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const app = token === undefined ? null : await platform.apps.appOf(token);
  if (token !== undefined && app) return { token, appKey: app.appKey };
  const reason = token === undefined ? 'none' : 'invalid';
  const metadata = await providers.metadataAddress(request);
  const parts = [
    'realm="Portico"',
    ...(metadata === null ? [] : [`resource_metadata="${metadata}"`, `scope="${agentScope}"`]),
    ...(reason === 'invalid' ? ['error="invalid_token"', `error_description="${texts.invalid.en}"`] : []),
  ];
  reply.header('www-authenticate', `Bearer ${parts.join(', ')}`);
  refuseRequest(reply, 401, rpcCodes.refused, texts[reason][languageOf(request)]);
  return null;
}
