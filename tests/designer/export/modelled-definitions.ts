import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition, ReturnField } from '../../../designer/model/types/definition.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';

interface Schema {
  $ref?: string;
  type?: 'string' | 'integer' | 'object' | 'array';
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}
type Body = { content: { 'application/json': { schema: Schema } } };
interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  parameters: { name: string; description: string }[];
  requestBody?: Body;
  responses: Record<string, Body & { description: string }>;
}

/** The operations of a document as interfaces that name its models: each says its members once for every interface it is used in. */
export function modelledDefinitions(text: string): InterfaceDefinition[] {
  const { paths, components } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

  const ruleOf = (input: Schema, known: Set<string>): Omit<Parameter, 'name'> => {
    const model = input.$ref?.split('/').at(-1);
    const schema = model === undefined ? input : components.schemas[model]!;
    const isReported = model !== undefined && known.has(model);
    if (model !== undefined) known.add(model);
    const { type = 'object', description, properties, required = [], items } = schema;
    return {
      type,
      ...(description ? { description } : {}),
      ...(model === undefined ? {} : { model }),
      ...(items ? { items: ruleOf(items, known) } : {}),
      ...(properties && !isReported
        ? { properties: Object.entries(properties).map(([name, member]) => ({ name, required: required.includes(name), ...ruleOf(member, known) })) }
        : {}),
    };
  };

  const fieldsOf = (rule: Omit<Parameter, 'name'>, path: string): ReturnField[] => {
    const { type, description, model, items, properties = [], required } = rule;
    const own = {
      name: path,
      type,
      ...(description ? { description } : {}),
      ...(model === undefined ? {} : { model }),
      ...(required ? {} : { optional: true }),
    };
    const below = properties.flatMap(({ name, ...member }) => fieldsOf(member, path === '' ? name : `${path}.${name}`));
    return [...(path === '' ? [] : [own]), ...(items ? fieldsOf(items, `${path}[]`) : []), ...below];
  };

  const answerOf = ({ content }: Body) => ruleOf(content['application/json'].schema, new Set());
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, operation]): InterfaceDefinition[] => {
      if (verb === 'parameters') return [];
      const { operationId, tags, description, parameters, requestBody, responses } = operation;
      const answer = answerOf(responses[200]!);
      const body = requestBody ? (answerOf(requestBody).properties ?? []) : [];
      const own = computedDefinition(
        `Cluster.${tags[0]![0]!.toUpperCase()}${tags[0]!.slice(1)}.${operationId[0]!.toUpperCase()}${operationId.slice(1)}`,
        {},
        {},
      );
      return [
        {
          ...own,
          module: tags[0]!,
          description,
          kind: 'proxy',
          parameters: [...parameters.map(({ name, description: words }) => ({ name, type: 'string' as const, description: words })), ...body],
          returns: fieldsOf(answer, ''),
          ...(answer.model === undefined ? {} : { returnsModel: answer.model }),
          upstreamErrors: [{ status: '401', description: 'Unauthorized', returns: fieldsOf(answerOf(responses[401]!), ''), example: null }],
          source: {
            kind: 'openapi3.0',
            document: 'h',
            pointer: `#/paths/${path}/${verb}`,
            key: `${verb.toUpperCase()} ${path}`,
            operation: operation as never,
            imported: 'x',
          },
        },
      ];
    }),
  );
}
