import type { AnswerFields } from '../../../engine/core/contract/define-call.ts';
import { anyFormat, type Field, type Fields, parametersOf } from '../../../engine/core/contract/field.ts';
import type { CallAnswer } from '../../../engine/core/derive/call-operation.ts';
import type { OpenApiSchema } from '../../../engine/core/derive/openapi.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { ReturnField } from '../../../engine/core/protocol/service-about.ts';

type Rule = Omit<Parameter, 'name'>;

/** What `data` holds as one rule; undefined where nothing is declared, the answer is null or a file. */
function dataRule(answer: AnswerFields | undefined): Rule | undefined {
  if (!answer || 'isFile' in answer) return undefined;
  if (isField(answer)) return parametersOf({ data: answer })[0];
  return { type: 'object', properties: parametersOf(answer as Fields) };
}

function isField(answer: object): answer is Field {
  return 'type' in answer && typeof answer.type === 'string';
}

/** The fields of a declared answer, as docs list those of an interface: `items[].id`. */
export function returnsOf(answer: AnswerFields | undefined): ReturnField[] {
  const rule = dataRule(answer);
  return rule ? fieldsIn(rule, '') : [];
}

function fieldsIn({ items, properties = [] }: Rule, path: string): ReturnField[] {
  if (items) return fieldsIn(items, `${path}[]`);
  return properties.flatMap(({ name, ...rule }) => {
    const own = path === '' ? name : `${path}.${name}`;
    const { type, nullable, required, enum: values } = rule;
    return [{ name: own, type, ...(nullable && { nullable }), ...(!required && { optional: true }), ...(values && { enum: values }) }, ...fieldsIn(rule, own)];
  });
}

/** What a call answers that goes well, file or `data`; anything where nothing is declared. */
export function answerOf(answer: AnswerFields | undefined): CallAnswer {
  if (answer === null) return { data: { type: 'null' } };
  if (answer && 'isFile' in answer && answer.isFile === true) return { ...answerOf(answer.otherwise as AnswerFields), isFile: true };
  const rule = dataRule(answer);
  return { data: rule ? schemaOf(rule) : {} };
}

const jsonTypes = {
  string: 'string',
  date: 'string',
  file: 'string',
  integer: 'integer',
  float: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
};

function schemaOf({ type, format, nullable, items, properties, enum: values }: Rule): OpenApiSchema {
  if (format === anyFormat) return {};
  const jsonType = jsonTypes[type];
  return {
    type: nullable ? [jsonType, 'null'] : jsonType,
    ...(values && { enum: nullable ? [...values, null] : values }),
    ...(items && { items: schemaOf(items) }),
    ...(properties && {
      required: properties.filter(({ required }) => required).map(({ name }) => name),
      properties: Object.fromEntries(properties.map((member) => [member.name, schemaOf(member)])),
    }),
  };
}
