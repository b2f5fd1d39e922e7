import type { ShownFailure } from '../docs/shown-interface.ts';
import type { Json } from '../json/json.ts';
import type { Parameter } from '../protocol/parameter.ts';
import type { NamedExample, ServiceAbout } from '../protocol/service-about.ts';
import type { Language } from '../text/text.ts';
import { mustBeSent, parameterSchema, parametersSchema } from './parameter-schema.ts';
import { responsesOf } from './responses.ts';
import type { SchemaContext } from './schema-context.ts';
import type { JsonObject } from './version.ts';

/** An interface as documents describe it. */
export interface DescribedInterface extends Omit<ServiceAbout, 'failures'> {
  service: string;
  title: string;
  verbs: readonly ('GET' | 'POST')[];
  parameters: readonly Parameter[];
  failures: ShownFailure[];
  /** Whether anybody may call it, without a token. */
  isPublic?: boolean;
  /** Members of our own in the operation, `x-…`. */
  extensions?: JsonObject;
  /** The same of the operation that asks by GET what the other asks by POST. */
  twinExtensions?: JsonObject;
}

/**
 * Returns an interface as a path item: a POST with a body, a GET with a query, or both. `operationId` is the service with `_` for `.`; that of a GET
 * next to a POST begins with `get_`, which no service can. A call with files has no GET.
 */
export function pathItemOf(described: DescribedInterface, context: SchemaContext, language: Language): JsonObject {
  const { service, parameters, verbs, examples = [], extensions, twinExtensions } = described;
  const id = service.replaceAll('.', '_');
  const isPost = verbs.includes('POST') || hasFile(parameters);
  const operation = operationOf(described, context, language);
  const query = { ...operation, parameters: queryOf(parameters, examples, context) };
  if (!isPost) return { get: { operationId: id, ...query, ...extensions } };
  const post: JsonObject = { operationId: id, ...operation, requestBody: bodyOf(described, context), ...extensions };
  if (!verbs.includes('GET') || hasFile(parameters)) return { post };
  const again = context.isTerse ? { responses: sameResponses(service, operation.responses) } : {};
  return { get: { operationId: `get_${id}`, ...query, ...again, ...twinExtensions }, post };
}

/** A GET has the responses of the POST. */
function sameResponses(service: string, responses: JsonObject): JsonObject {
  return Object.fromEntries(Object.keys(responses).map((code) => [code, { $ref: `#/paths/~1api~1${service}/post/responses/${code}` }]));
}

function operationOf(described: DescribedInterface, context: SchemaContext, language: Language): JsonObject & { responses: JsonObject } {
  const { title, module, summary, description, deprecated, isPublic } = described;
  const words = [summary === title ? '' : summary, description].filter((text) => text !== '').join('\n\n');
  return {
    tags: [module],
    summary: title,
    ...(words === '' ? {} : { description: words }),
    ...(deprecated ? { deprecated } : {}),
    ...(isPublic ? { security: [] } : {}),
    responses: responsesOf(described, context, language),
  };
}

/** JSON with typed values, or a form; files are sent in a form of their own. */
function bodyOf({ service, parameters, examples = [] }: DescribedInterface, context: SchemaContext): JsonObject {
  const schema = parametersSchema(parameters, context);
  const again = context.isTerse ? { $ref: `#/paths/~1api~1${service}/post/requestBody/content/application~1json/schema` } : schema;
  const structured = parameters.filter(isStructured).map(({ name }) => [name, { contentType: 'application/json' }]);
  const formOf = (own: JsonObject): JsonObject => (structured.length === 0 ? { schema: own } : { schema: own, encoding: Object.fromEntries(structured) });
  if (hasFile(parameters)) return { required: true, content: { 'multipart/form-data': formOf(schema) } };
  const shown = examples.flatMap(({ name, summary, parameters: value }) => (value ? [[name, { ...(summary ? { summary } : {}), value }] as const] : []));
  const json: JsonObject = shown.length === 0 ? { schema } : { schema, examples: Object.fromEntries(shown) };
  return { required: true, content: { 'application/json': json, 'application/x-www-form-urlencoded': formOf(again) } };
}

function queryOf(parameters: readonly Parameter[], examples: readonly NamedExample[], context: SchemaContext): Json[] {
  // A draft may name a parameter twice; a document may not.
  const named = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  return [...named.values()].map((parameter): JsonObject => {
    const { name, ...rule } = parameter;
    const { description, deprecated, ...schema } = parameterSchema(rule, context);
    const shown = examples.flatMap(({ name: title, parameters: sent }) =>
      sent && Object.hasOwn(sent, name) ? [[title, { value: sent[name]! }] as const] : [],
    );
    const written = { schema, ...(shown.length === 0 ? {} : { examples: Object.fromEntries(shown) }) };
    return {
      name,
      in: 'query',
      ...(mustBeSent(rule) ? { required: true } : {}),
      ...(description === undefined ? {} : { description }),
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(isStructured(parameter) ? { content: { 'application/json': written } } : written),
    };
  });
}

function isStructured({ type }: Pick<Parameter, 'type'>): boolean {
  return type === 'array' || type === 'object';
}

function hasFile(parameters: readonly Parameter[]): boolean {
  return parameters.some(({ type }) => type === 'file');
}
