import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/server/validators/ajv';
import { CallError, envelopeOf } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/server-for.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import type { Agent } from '../access/agent.ts';
import { callTool } from '../tools/call-tool.ts';
import { listTools } from '../tools/list-tools.ts';
import { listResources, readResource } from '../tools/resources.ts';
import { StrictServer } from './strict-server.ts';

/** One for all: each server would make its own, which costs more than everything else about it. */
const jsonSchemaValidator = new AjvJsonSchemaValidator();

/**
 * A server of the official library for one request, so that nothing of one app can reach another. The library has an easier class for tools that
 * are known beforehand; ours are not. What an app may use is its own business: no result may be kept by a cache that others share.
 */
export function serverFor(agent: Agent): Server {
  const server = new StrictServer(
    { name: 'portico', title: 'Portico', version: manifest.version },
    { capabilities: { tools: {}, resources: {} }, instructions: texts.instructions[agent.language], jsonSchemaValidator },
    agent.language,
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

/** The library sends the message of whatever is thrown: refusals are put into words, errors of ours say their request id and nothing else. */
async function withProtocolErrors<Result>(agent: Agent, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    const { ret, data, msg } = envelopeOf(error, agent);
    throw new ProtocolError(error instanceof CallError ? ProtocolErrorCode.InvalidRequest : ProtocolErrorCode.InternalError, msg, { ret, data });
  }
}
