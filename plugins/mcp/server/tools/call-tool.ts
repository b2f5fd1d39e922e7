import { type CallToolResult, ProtocolError, ProtocolErrorCode, type RequestId } from '@modelcontextprotocol/server';
import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/plugin-mcp/call-tool.ts';
import type { Agent } from '../access/agent.ts';
import { isInScope } from '../access/connection-scope.ts';
import { serviceOfTool } from '../access/tool-name.ts';
import { callGuide } from './call-guide.ts';
import { callInterface } from './call-interface.ts';
import { isGuide } from './guide-tools.ts';

/**
 * One call of a tool: an interface, or one of the tools that search and describe interfaces.
 * @throws ProtocolError for a tool that does not exist, that the connection is not about, or that the app may not know of; every other refusal is a result with `isError`, which agents read and act upon
 */
export async function callTool(agent: Agent, id: RequestId, name: string, args: Readonly<Record<string, unknown>>): Promise<CallToolResult> {
  if (isGuide(name)) return callGuide(agent, id, name, args);
  const unknown = () => new ProtocolError(ProtocolErrorCode.InvalidParams, fillText(texts.unknown, { name: name.slice(0, 120) })[agent.language]);
  const service = serviceOfTool(agent.platform, name);
  if (!service || !isInScope(agent.scope, service)) throw unknown();
  return callInterface(agent, id, service, args, unknown);
}
