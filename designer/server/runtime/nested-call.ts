import type { Json } from '../../../engine/core/json/json.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { type Call, CallError, type Platform, parameterTools } from '../../../engine/server/index.ts';
import { deepestCall, nestedCallTexts } from '../../model/semantics/runtime/nested-call-texts.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { formOf } from './form-of.ts';
import { isInterfaceService } from './interface-service.ts';
import type { RunScope } from './run-scope.ts';

/**
 * Calls another published interface for the same caller, with the parameter rules of a call from outside. Rights, limits and the access log belong
 * to the outer call. An answer other than 200 becomes the Failure of the outer call.
 * @param scope of the calling interface
 */
export async function nestedCall(
  platform: Pick<Platform, 'services'>,
  call: Call,
  scope: RunScope,
  name: string,
  parameters: Record<string, unknown>,
): Promise<Json> {
  const { path } = scope;
  const way = [...path, name].join(' → ');
  if (path.includes(name)) throw new Failure(400, fillText(nestedCallTexts.itself, { way }));
  if (path.length >= deepestCall) throw new Failure(400, fillText(nestedCallTexts.deep, { max: deepestCall, way }));
  const service = platform.services.find(name);
  if (!service || !isInterfaceService(service)) throw new Failure(404, fillText(nestedCallTexts.unknown, { name }));
  const { values, errors } = parseParameters(service.parameters, formOf(parameters), parameterTools);
  const [error] = errors;
  if (error) throw new Failure(400, error.text);
  // Only a real upload may satisfy a file parameter, and uploads stay with the call that brought them.
  const file = service.parameters.find((rule) => rule.type === 'file' && values[rule.name] !== undefined);
  if (file) throw new Failure(400, fillText(nestedCallTexts.file, { name: file.name }));
  try {
    return ((await service.run({ ...call, service: name, params: values, files: [] }, { ...scope, path: [...path, name] })) ?? null) as Json;
  } catch (error) {
    if (error instanceof CallError) throw new Failure(error.ret, error.text, error.data);
    throw error;
  }
}
