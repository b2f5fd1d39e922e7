import type { CallToolResult, RequestId } from '@modelcontextprotocol/server';
import { type Answer, dispatch, envelopeOf, type Service } from '../../../../engine/server/index.ts';
import type { Agent } from '../access/agent.ts';
import { argumentsOf } from './arguments-of.ts';
import { fileResult } from './file-result.ts';
import { toolResult } from './tool-result.ts';

/**
 * One call through the gateway: app state, address, permission, daily limit, parameters and log are those of `/api`.
 * @param unknown what is thrown where the app may not even know of the interface
 */
export async function callInterface(
  agent: Agent,
  id: RequestId,
  service: Service,
  args: Readonly<Record<string, unknown>>,
  unknown: () => Error,
): Promise<CallToolResult> {
  const { language } = agent;
  let members: Record<string, unknown>;
  try {
    members = argumentsOf(service.parameters, args);
  } catch (error) {
    if (await isHiddenFrom(agent, service)) throw unknown();
    return toolResult(envelopeOf(error, agent), language);
  }
  const answer = await makeCall(agent, id, service, members);
  if (await isHiddenFrom(agent, service)) throw unknown();
  return 'file' in answer ? fileResult(answer.file, language) : toolResult(answer.envelope, language);
}

/** Through the gateway, for as long as the client waits: until it goes, or says that it does not want the answer any more. */
async function makeCall(agent: Agent, id: RequestId, service: Service, members: Record<string, unknown>): Promise<Answer> {
  const { platform, token, appKey, session, calls, ip, userAgent, language, requestId } = agent;
  const running = session === undefined ? null : calls.begin({ appKey, session, id });
  try {
    return await dispatch(platform, {
      method: service.methods?.includes('POST') === false ? 'GET' : 'POST',
      fields: { service: service.name, access_token: token },
      members,
      files: [],
      ip,
      userAgent,
      language,
      requestId,
      signal: running ? AbortSignal.any([agent.signal, running.signal]) : agent.signal,
    });
  } finally {
    running?.end();
  }
}

/** Whether the app may not even know of the interface. Asked after the call, so that the refused one stands in the log. */
async function isHiddenFrom({ platform, appKey }: Agent, service: Service): Promise<boolean> {
  if (service.access.kind !== 'app' || service.access.visibility !== 'hidden') return false;
  const app = await platform.apps.app(appKey);
  return app === null || !platform.apps.mayUse(app, service);
}
