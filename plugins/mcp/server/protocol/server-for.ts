import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { CallError, envelopeOf } from '../../../../engine/server/index.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import type { Agent } from '../access/agent.ts';
import { callTool } from '../tools/call-tool.ts';
import { listTools } from '../tools/list-tools.ts';
import { listResources, readResource } from '../tools/resources.ts';

/** One for all: each server would make its own, which costs more than everything else about it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * A server of the official library for one request, so that nothing of one app can reach another. The library has an easier class for tools that
 * are known beforehand; ours are not. What an app may use is its own business: no result may be kept by a cache that others share.
 */
export function serverFor(agent: Agent): Server {
  const server = new Server(
    { name: 'portico', title: 'Portico', version: manifest.version },
    { capabilities: { tools: {}, resources: {} }, instructions: texts.instructions[agent.language], jsonSchemaValidator },
  );
  server.setRequestHandler('tools/list', ({ params }) => withProtocolErrors(agent, () => listTools(agent, params?.cursor)));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    withProtocolErrors(agent, () => callTool(agent, mcpReq.id, params.name, params.arguments ?? {})),
  );
  server.setRequestHandler('resources/list', ({ params }) => withProtocolErrors(agent, () => listResources(agent, params?.cursor)));
  server.setRequestHandler('resources/read', ({ params }) => withProtocolErrors(agent, () => readResource(agent, params.uri)));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  // Names a call of another HTTP request, which the library does not know of. The call ends, its answer says so.
  server.setNotificationHandler('notifications/cancelled', ({ params: { requestId: id } }) => {
    const { appKey, session, calls } = agent;
    if (session !== undefined && id !== undefined) calls.cancel({ appKey, session, id });
  });
  return server;
}

/** The library sends the message of whatever is thrown: refusals are put into words, faults of ours say their request id and nothing else. */
async function withProtocolErrors<Result>(agent: Agent, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const { ret, data, msg } = envelopeOf(error, agent);
    throw new ProtocolError(error instanceof CallError ? ProtocolErrorCode.InvalidRequest : ProtocolErrorCode.InternalError, msg, { ret, data });
  }
}

const texts = {
  instructions: {
    zh_cn:
      '这里的工具是本平台已授权给当前应用的接口：接口不多时每个接口是一个工具；较多时先用 search_interfaces 查找，用 describe_interface 查看参数，再用 call_read_interface（只读）或 call_write_interface（会改变数据）调用。结果的 structuredContent 为 {ret, data, msg}：ret 为 200 表示成功，其他值的原因与建议见文本内容。参数按 inputSchema 传 JSON 值。每个接口的完整文档（Markdown）见 resources。可用接口随授权与发布而变化，调用被拒绝时请重新获取列表。',
    en: 'The tools are the interfaces of this platform that the app may call. Where there are few, each is a tool; where there are many, find them with search_interfaces, read their parameters with describe_interface, and call them with call_read_interface (changes nothing) or call_write_interface. A result carries structuredContent {ret, data, msg}: ret 200 is success; for any other the text says the reason and what to do. Send arguments as JSON values as the inputSchema has them. The docs of each interface, in Markdown, are the resources. What there is changes with permissions and publishing: read the list again when a call is refused.',
  },
};
