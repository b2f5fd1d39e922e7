import { type Code, codes, codeTexts } from '../protocol/codes.ts';
import type { Language } from '../text/text.ts';
import type { OpenApiOperation, OpenApiSchema } from './openapi.ts';

/** A call as an OpenAPI operation describes it. */
export interface DescribedCall {
  name: string;
  title: string;
  tag: string;
  /** Whether anybody may make it. */
  isPublic: boolean;
  parameters: Record<string, OpenApiSchema>;
  required: string[];
  /** Whether it takes files. */
  hasFile: boolean;
  answer: CallAnswer;
}

/** What a call answers, for its OpenAPI operation. */
export interface CallAnswer {
  /** Of `data` where the call goes well. */
  data: OpenApiSchema;
  /** Whether it answers a file instead; `data` is then what stands in the envelope where there is none. */
  isFile?: boolean;
}

/** The name of the only security scheme. */
export const sessionScheme = 'session';

/** Returns the components that all operations share. Every answer has HTTP status 200, so one response describes success and errors. */
export function callComponents(language: Language): Record<string, OpenApiSchema> {
  const fieldError: OpenApiSchema = {
    type: 'object',
    required: ['field', 'code', 'message'],
    properties: { field: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
  };
  const all = Object.keys(codeTexts).map(Number) as Code[];
  const envelope = (rets: readonly Code[], data: OpenApiSchema): OpenApiSchema => ({
    type: 'object',
    required: ['ret', 'data', 'msg'],
    properties: {
      ret: { type: 'integer', enum: [...rets], description: rets.map((ret) => `${ret} ${codeTexts[ret][language]}`).join('; ') },
      data,
      msg: { type: 'string' },
    },
  });
  return {
    Envelope: envelope(all, {}),
    Refusal: envelope(
      all.filter((ret) => ret !== codes.ok),
      { type: ['object', 'null'], properties: { errors: { type: 'array', items: fieldError } } },
    ),
  };
}

/** Returns the operation of a call: a POST of its form. The token stands in a header or in the form. */
export function callOperation(call: DescribedCall, language: Language): OpenApiOperation {
  const { name, title, tag, isPublic, parameters, required, hasFile, answer } = call;
  const properties: Record<string, OpenApiSchema> = { service: { const: name }, ...(!isPublic && { access_token: { type: 'string' } }), ...parameters };
  const schema: OpenApiSchema = { type: 'object', required: ['service', ...required], properties, additionalProperties: false };
  return {
    operationId: name.replaceAll('.', '_'),
    tags: [tag],
    summary: title,
    ...(isPublic && { security: [] }),
    requestBody: { required: true, content: { [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: { schema } } },
    responses: { '200': { description: codeTexts[codes.ok][language], content: contentOf(answer) } },
  };
}

function contentOf({ data, isFile = false }: CallAnswer): Record<string, { schema: OpenApiSchema }> {
  const success: OpenApiSchema = {
    allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { ret: { const: codes.ok }, data } }],
  };
  const envelope = { 'application/json': { schema: { oneOf: [success, { $ref: '#/components/schemas/Refusal' }] } } };
  // Which type a file has, its content says.
  return isFile ? { '*/*': { schema: { type: 'string', format: 'binary' } }, ...envelope } : envelope;
}
