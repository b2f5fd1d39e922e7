import { type CallToolResult, ErrorCode, McpError, type RequestId } from '@modelcontextprotocol/sdk/types.js';
import { fillText } from '../../../engine/core/text/text.ts';
import { type Answer, dispatch, envelopeOf, mayUse, openGateOf, type Service } from '../../../engine/server/index.ts';
import type { Agent } from './agent.ts';
import { fieldsOf } from './fields-of.ts';
import { serviceOfTool } from './tool-name.ts';
import { toolResult } from './tool-result.ts';

/**
 * One call through the gateway: app state, address, permission, daily limit, parameters and log are those of `/api`.
 * @throws McpError for a tool that does not exist or that the app may not know of; every other refusal of the gateway is a result with `isError`, which agents read and act upon
 */
export async function callTool(agent: Agent, id: RequestId, name: string, given: Readonly<Record<string, unknown>>): Promise<CallToolResult> {
  const { platform, language } = agent;
  const service = serviceOfTool(platform, name);
  const unknown = () => new McpError(ErrorCode.InvalidParams, fillText(texts.unknown, { name: name.slice(0, 120) })[language]);
  if (!service) throw unknown();
  let fields: Record<string, string>;
  try {
    fields = fieldsOf(given);
  } catch (error) {
    if (await isHiddenFrom(agent, service)) throw unknown();
    return toolResult(envelopeOf(error, agent), language);
  }
  const answer = await makeCall(agent, id, service, fields);
  if (await isHiddenFrom(agent, service)) throw unknown();
  if ('file' in answer) return { content: [{ type: 'text', text: texts.file[language] }], isError: true };
  return toolResult(answer.envelope, language);
}

/** Through the gateway, for as long as the client waits: until it goes, or says that it does not want the answer any more. */
async function makeCall(agent: Agent, id: RequestId, service: Service, fields: Record<string, string>): Promise<Answer> {
  const { platform, token, appKey, session, calls, ip, userAgent, language, requestId } = agent;
  const running = session === undefined ? null : calls.begin({ appKey, session, id });
  try {
    return await dispatch(platform, {
      method: service.verbs?.includes('POST') === false ? 'GET' : 'POST',
      fields: { ...fields, service: service.name, access_token: token },
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
  const app = await openGateOf(platform).app(appKey);
  return app === null || !mayUse(app, service);
}

const texts = {
  unknown: { zh_cn: '没有名为 {name} 的工具，可用的工具见 tools/list', en: 'There is no tool {name}; tools/list names those there are' },
  file: { zh_cn: '该接口返回的是文件，请通过 /api/ 调用', en: 'This interface answers with a file; call it at /api/' },
};
