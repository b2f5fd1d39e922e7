import type { CallToolResult, RequestId } from '@modelcontextprotocol/server';
import { type Fields, parametersOf, type ReadOf } from '../../../../engine/core/contract/field.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { parseJsonParameters } from '../../../../engine/core/validation/parameters/parse-json-parameters.ts';
import { CallError, envelopeOf, InputError, isPublished, parameterTools, refuse, type Service } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/call-guide.ts';
import type { Agent } from '../access/agent.ts';
import { usableApp } from '../access/agent-app.ts';
import { isInScope } from '../access/connection-scope.ts';
import { isReading, isTool } from '../access/tool-name.ts';
import { argumentsOf } from './arguments-of.ts';
import { callInterface } from './call-interface.ts';
import { describeInterface } from './describe-interface.ts';
import { type GuideName, guides } from './guide-tools.ts';
import { searchInterfaces } from './search-interfaces.ts';
import { toolResult } from './tool-result.ts';

/** One call of a tool that finds, describes or calls interfaces. Refusals are results with `isError`. */
export async function callGuide(agent: Agent, id: RequestId, guide: GuideName, args: Readonly<Record<string, unknown>>): Promise<CallToolResult> {
  try {
    if (guide === 'search_interfaces') {
      const found = await searchInterfaces(agent, valuesOf(guides[guide].parameters, args));
      return toolResult({ ret: codes.ok, data: found, msg: '' }, agent.language);
    }
    if (guide === 'describe_interface') {
      const service = await interfaceNamed(agent, valuesOf(guides[guide].parameters, args).name);
      return toolResult({ ret: codes.ok, data: describeInterface(service, agent), msg: '' }, agent.language);
    }
    const { name, arguments: inputs = {} } = valuesOf(guides[guide].parameters, args);
    const service = await interfaceNamed(agent, name);
    if (guide === 'call_read_interface' && !isReading(service)) throw refuse('conflict', texts.writes, { name: service.name });
    return await callInterface(agent, id, service, inputs, () => unknownInterface(service.name));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return toolResult(envelopeOf(error, agent), agent.language);
  }
}

/** Returns the arguments as the tool declares them. Throws InputError with everything that is wrong with them. */
function valuesOf<Members extends Fields>(fields: Members, args: Readonly<Record<string, unknown>>): ReadOf<Members> {
  const parameters = parametersOf(fields);
  const { values, errors } = parseJsonParameters(parameters, argumentsOf(parameters, args), parameterTools);
  if (errors.length > 0) throw new InputError(errors);
  return values as ReadOf<Members>;
}

/** What the app may use, by the name of the service or of the tool. Throws 404, the same for what does not exist and for what it may not know of. */
async function interfaceNamed(agent: Agent, name: string): Promise<Service> {
  const app = await usableApp(agent);
  const { services, apps } = agent.platform;
  const service = services.find(name);
  if (!service || !isPublished(service) || !isInScope(agent.scope, service) || !apps.mayUse(app, service)) throw unknownInterface(name);
  if (!isTool(service)) throw refuse('conflict', texts.files, { name });
  return service;
}

function unknownInterface(name: string): CallError {
  return refuse('notFound', texts.unknown, { name: name.slice(0, 120) });
}
