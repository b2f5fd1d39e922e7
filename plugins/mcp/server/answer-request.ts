import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  CancelledNotificationSchema,
  ErrorCode,
  isInitializeRequest,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { CallError, envelopeOf } from '../../../engine/server/index.ts';
import manifest from '../../../package.json' with { type: 'json' };
import type { Agent } from './agent.ts';
import { callTool } from './call-tool.ts';
import { listTools } from './list-tools.ts';
import { listResources, readResource } from './resources.ts';

/** One for all: each server would make its own, which costs more than everything else about it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * Answers one POST with the official library: a server and a transport of its own, so that nothing of one app can reach another.
 * @param body the parsed message, or several in a batch
 */
export async function answerRequest(headers: IncomingHttpHeaders, body: unknown, agent: Agent): Promise<Response> {
  const server = serverFor(agent);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const sent = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version']) if (headers[name] !== undefined) sent.set(name, String(headers[name]));
  try {
    const answer = await transport.handleRequest(new Request('http://portico/mcp', { method: 'POST', headers: sent }), { parsedBody: body });
    // Kept by nobody here: it tells the calls of one client from those of another with the same app.
    if (isInitializeRequest(body)) answer.headers.set('mcp-session-id', randomUUID());
    return answer;
  } finally {
    await server.close();
  }
}

/** The library has an easier class for tools that are known beforehand and described in zod; ours are neither. */
function serverFor(agent: Agent): Server {
  const server = new Server(
    { name: 'portico', title: 'Portico', version: manifest.version },
    { capabilities: { tools: {}, resources: {} }, instructions: texts.instructions[agent.language], jsonSchemaValidator },
  );
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => told(agent, () => listTools(agent, params?.cursor)));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { requestId }) =>
    told(agent, () => callTool(agent, requestId, params.name, params.arguments ?? {})),
  );
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => told(agent, () => listResources(agent, params?.cursor)));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => told(agent, () => readResource(agent, params.uri)));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  // Names a call of another HTTP request, which the library does not know of. The call ends, its answer says so.
  server.setNotificationHandler(CancelledNotificationSchema, ({ params: { requestId: id } }) => {
    const { appKey, session, calls } = agent;
    if (session !== undefined && id !== undefined) calls.cancel({ appKey, session, id });
  });
  return server;
}

/** The library sends the message of whatever is thrown: refusals are put into words, faults of ours say their request id and nothing else. */
async function told<Result>(agent: Agent, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof McpError) throw error;
    const { ret, data, msg } = envelopeOf(error, agent);
    throw new McpError(error instanceof CallError ? ErrorCode.InvalidRequest : ErrorCode.InternalError, msg, { ret, data });
  }
}

const texts = {
  instructions: {
    zh_cn:
      '这里的每个工具都是本平台已授权给当前应用的一个接口。结果的 structuredContent 为 {ret, data, msg}：ret 为 200 表示成功，其他值的原因与建议见文本内容。参数按 inputSchema 传 JSON 值。每个接口的完整文档（Markdown）见 resources。可用工具随授权与发布而变化，调用被拒绝时请重新获取 tools/list。',
    en: 'Each tool is an interface of this platform that the app may call. A result carries structuredContent {ret, data, msg}: ret 200 is success; for any other the text says the reason and what to do. Send arguments as JSON values as the inputSchema has them. The docs of each interface, in Markdown, are the resources. Which tools there are changes with permissions and publishing: read tools/list again when a call is refused.',
  },
};
