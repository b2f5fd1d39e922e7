import type { Json } from '../../engine/core/descriptor/types.ts';
import { fillText } from '../../engine/core/text/text.ts';
import { parseParameters } from '../../engine/core/validation/parameters.ts';
import { type Call, CallError, type Platform, parameterTools } from '../../engine/server/index.ts';
import { Failure } from '../model/semantics/failure.ts';
import type { RunScope } from './create-runtime.ts';
import { formOf } from './form-of.ts';
import { isInterfaceService } from './interface-service.ts';

/** How many interfaces may call one another in a row. */
const maxDepth = 8;

/**
 * One interface calls another: the published one, for the same caller, held to the same parameter rules as a call from outside. Rights,
 * limits and the access log belong to the outer call. An answer other than 200 becomes the Failure of the outer call.
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
  if (path.includes(name)) throw new Failure(400, fillText(texts.itself, { way }));
  if (path.length >= maxDepth) throw new Failure(400, fillText(texts.deep, { max: maxDepth, way }));
  const service = platform.services.find(name);
  if (!service || !isInterfaceService(service)) throw new Failure(404, fillText(texts.unknown, { name }));
  const { values, faults } = parseParameters(service.parameters, formOf(parameters), parameterTools);
  const [fault] = faults;
  if (fault) throw new Failure(400, fault.text);
  // Only a real upload may satisfy a file parameter, and uploads stay with the call that brought them.
  const file = service.parameters.find((rule) => rule.type === 'file' && values[rule.name] !== undefined);
  if (file) throw new Failure(400, fillText(texts.file, { name: file.name }));
  try {
    return ((await service.run({ ...call, service: name, params: values, files: [] }, { ...scope, path: [...path, name] })) ?? null) as Json;
  } catch (error) {
    if (error instanceof CallError) throw new Failure(error.ret, error.text);
    throw error;
  }
}

const texts = {
  itself: { zh_cn: '接口不能调用自己：{way}', en: 'An interface must not call itself: {way}' },
  deep: { zh_cn: '接口之间的调用不能超过 {max} 层：{way}', en: 'Interfaces may call one another {max} deep: {way}' },
  unknown: { zh_cn: '接口 {name} 不存在或尚未发布', en: 'The interface {name} does not exist or is not published' },
  file: { zh_cn: '文件参数 {name} 不能由另一个接口传入', en: 'The file parameter {name} cannot be given by another interface' },
};
