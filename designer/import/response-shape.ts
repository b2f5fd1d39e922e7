import type { Json } from '../../engine/core/descriptor/types.ts';
import { escapePointer } from '../model/checks/check-schema.ts';
import type { ReturnField } from '../model/definition.ts';
import { exampleOf } from './example-value.ts';
import { flatSchema } from './flat-schema.ts';
import { asRecord, asText, type JsonRecord } from './json-values.ts';
import { parameterType, type RuleContext } from './schema-rule.ts';

const fieldLimit = 300;
const levelLimit = 4;
const successCodes = ['200', '201', '202', '203', '204', '206', '2XX', '2xx', 'default'];
/** Longest example that is taken over, in characters of JSON. */
const exampleLength = 64_000;

export interface ResponseShape {
  returns: ReturnField[];
  example: Json;
}

/** Fields and example of the first answer that means success. */
export function responseShape(context: RuleContext, operation: JsonRecord, pointer: string): ResponseShape {
  const responses = asRecord(operation.responses);
  const code = responses && (successCodes.find((known) => Object.hasOwn(responses, known)) ?? Object.keys(responses).find((name) => name.startsWith('2')));
  if (!responses || code === undefined) {
    context.issues.add('responses-missing', `${pointer}/responses`, 'info');
    return { returns: [], example: null };
  }
  const at = `${pointer}/responses/${escapePointer(code)}`;
  const response = context.document.resolve(responses[code], at, context.issues).value;
  const content = asRecord(response?.content) ?? {};
  const media = Object.keys(content).find((name) => /[/+]json\b/i.test(name)) ?? Object.keys(content)[0];
  const body = media === undefined ? undefined : asRecord(content[media]);
  const schema = response?.schema ?? body?.schema;
  const schemaAt = media === undefined ? `${at}/schema` : `${at}/content/${escapePointer(media)}/schema`;
  return {
    returns: schema === undefined ? [] : fieldsOf(context, schema, schemaAt),
    example: givenExample(context, response, body, at) ?? exampleOf(context, schema, schemaAt),
  };
}

function givenExample({ document, issues }: RuleContext, response: JsonRecord | undefined, body: JsonRecord | undefined, pointer: string): Json | undefined {
  const named = Object.values(asRecord(body?.examples) ?? {})[0];
  const byMedia = asRecord(response?.examples);
  const candidates = [body?.example, document.resolve(named, pointer, issues).value?.value, byMedia?.['application/json']];
  const found = candidates.find((candidate) => candidate !== undefined);
  if (found === undefined) return undefined;
  const text = JSON.stringify(found);
  return text !== undefined && text.length <= exampleLength ? (JSON.parse(text) as Json) : undefined;
}

/** Breadth first, so that no field at the top is cut off by a deep neighbour. */
function fieldsOf(context: RuleContext, schema: unknown, pointer: string): ReturnField[] {
  const fields: ReturnField[] = [];
  let layer = [{ schema, path: '', trail: [] as readonly string[], pointer }];
  for (let level = 0; layer.length > 0 && level < levelLimit; level++) {
    const next: typeof layer = [];
    for (const entry of layer) {
      const flat = flatSchema(context.document, entry.schema, entry.pointer, context.issues, entry.trail);
      if (flat.type === 'array' && flat.items !== undefined) {
        next.push({ schema: flat.items, path: `${entry.path}[]`, trail: flat.trail, pointer: `${entry.pointer}/items` });
        continue;
      }
      for (const [name, property] of flat.properties) {
        if (name.trim() === '') continue;
        if (fields.length >= fieldLimit) {
          context.issues.add('returns-truncated', pointer, 'info', String(fieldLimit));
          return fields;
        }
        const path = entry.path === '' ? name : `${entry.path}.${name}`;
        const at = `${entry.pointer}/properties/${escapePointer(name)}`;
        const inner = flatSchema(context.document, property, at, context.issues, flat.trail);
        const description = asText(inner.words.description).trim().slice(0, 1_000);
        fields.push({ name: path, type: parameterType(inner, 'string'), ...(description === '' ? {} : { description }) });
        if (!inner.isCircular && (inner.type === 'object' || inner.type === 'array')) next.push({ schema: property, path, trail: flat.trail, pointer: at });
      }
    }
    layer = next;
  }
  return fields;
}
