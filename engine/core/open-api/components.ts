import { texts } from '../../../generated/words/engine-core/components.ts';
import type { Models, SharedModel } from '../models/collect-models.ts';
import { codeTexts } from '../protocol/codes.ts';
import type { Language } from '../text/text.ts';
import { bodySchema } from './answer-schema.ts';
import { ruleSchema } from './parameter-schema.ts';
import { envelopeSchema, upstreamData } from './responses.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

/** Names that shapes of interfaces cannot have. */
export const ownComponents = ['Ret', 'Message', 'Refusal'];

/** Returns the components of a document: the app's token, the parts of the envelope, and the shapes that interfaces share. */
export function componentsFor(models: Models, version: OpenApiVersion, language: Language): JsonObject {
  const ret = Object.entries(codeTexts).map(([code, text]) => `- \`${code}\` ${text[language]}`);
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return {
    schemas: {
      Ret: { type: 'integer', description: ret.join('\n') },
      Message: { type: 'string', description: texts.message[language] },
      Refusal: envelopeSchema(refusalData(version)),
      ...Object.fromEntries(models.list.map((model) => [model.name, modelSchema(model, models, version)])),
    },
    responses: {
      Refused: { description: texts.refused[language], content: refusal },
      Failed: { description: texts.failed[language], content: refusal },
    },
    securitySchemes: { [tokenScheme]: { type: 'http', scheme: 'bearer', description: texts.token[language] } },
  };
}

/** `data` of a refusal: the invalid parameters, or the answer of the upstream. */
function refusalData(version: OpenApiVersion): JsonObject {
  const text = { type: 'string' };
  const fieldError = { type: 'object', properties: { field: text, code: text, message: text }, required: ['field', 'code', 'message'] };
  const { properties, ...data } = upstreamData({}, { version });
  return { ...data, properties: { errors: { type: 'array', items: fieldError }, ...(properties as JsonObject) } };
}

function modelSchema(model: SharedModel, models: Models, version: OpenApiVersion): JsonObject {
  const context = { version, shapes: models.of(model.service) };
  return model.side === 'input' ? ruleSchema(model.rule, context) : bodySchema(model.shape, context);
}

/** Name of the only security scheme a document can declare for apps. */
export const tokenScheme = 'accessToken';

/** Returns how to make a call, for people who read the document. */
export function callingText(language: Language): string {
  return texts.calling[language];
}
