import { callOperation } from '../../../engine/core/derive/call-operation.ts';
import { type OpenApiDocument, type OpenApiOperation, parameterSchema } from '../../../engine/core/derive/openapi.ts';
import { callAddress } from '../../../engine/core/docs/call-address.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import type { Service } from '../../../engine/server/index.ts';
import { groupNameOf } from '../shared/group-name.ts';
import { answerOf } from './describe-answer.ts';

/** Adds the calls that no screen makes: published interfaces and hand-made services. What `data` holds is told where a contract declares it. */
export function addPlainCalls(document: OpenApiDocument, services: Service[], language: Language): void {
  const tags = new Set(document.tags.map((tag) => tag.name));
  for (const service of services) {
    const group = groupNameOf(service.name);
    const tag = group.slice(group.indexOf('.') + 1);
    if (!tags.has(tag)) document.tags.push({ name: tag, description: tag });
    tags.add(tag);
    document.paths[`${callAddress(service.name)}#${service.name}`] = { post: operationOf(service, tag, language) };
  }
}

function operationOf({ name, title, access, parameters, answer }: Service, tag: string, language: Language): OpenApiOperation {
  return callOperation(
    {
      name,
      title: title[language],
      tag,
      isPublic: access.kind === 'public',
      parameters: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameterSchema(parameter, language)])),
      required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
      hasFile: parameters.some((parameter) => parameter.type === 'file'),
      answer: answerOf(answer),
    },
    language,
  );
}
