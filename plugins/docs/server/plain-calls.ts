import { type OpenApiDocument, type OpenApiOperation, type OpenApiSchema, parameterSchema } from '../../../engine/core/derive/openapi.ts';
import { callAddress } from '../../../engine/core/docs/call-address.ts';
import { codeTexts } from '../../../engine/core/protocol/codes.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import type { Service } from '../../../engine/server/index.ts';
import { groupNameOf } from '../shared/group-name.ts';
import { dataSchemaOf } from './describe-answer.ts';

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

function operationOf(service: Service, tag: string, language: Language): OpenApiOperation {
  const hasToken = service.access.kind !== 'public';
  const properties: Record<string, OpenApiSchema> = { service: { const: service.name }, ...(hasToken && { access_token: { type: 'string' } }) };
  for (const parameter of service.parameters) properties[parameter.name] = parameterSchema(parameter, language);
  const required = ['service', ...(hasToken ? ['access_token'] : []), ...service.parameters.filter((parameter) => parameter.required).map(({ name }) => name)];
  const hasFile = service.parameters.some((parameter) => parameter.type === 'file');
  const schema: OpenApiSchema = { type: 'object', required, properties, additionalProperties: false };
  const envelope: OpenApiSchema = { $ref: '#/components/schemas/Envelope' };
  const data = dataSchemaOf(service.answer);
  const answer: OpenApiSchema = data ? { allOf: [envelope, { type: 'object', properties: { data } }] } : envelope;
  return {
    operationId: service.name.replaceAll('.', '_'),
    tags: [tag],
    summary: service.title[language],
    requestBody: { required: true, content: { [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: { schema } } },
    responses: { '200': { description: codeTexts[200][language], content: { 'application/json': { schema: answer } } } },
  };
}
