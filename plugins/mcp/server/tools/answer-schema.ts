import type { OpenApiSchema } from '../../../../engine/core/derive/openapi.ts';
import { type ReturnShape, shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import type { ReturnField } from '../../../../engine/core/protocol/service-about.ts';
import type { Language } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/plugin-mcp/answer-schema.ts';

/** More than this helps no agent, and every list of tools carries it. */
const fieldLimit = 100;
/** Characters of a path; what is longer is nested deeper than anybody reads. */
const pathLength = 200;

/**
 * Schema of `structuredContent`: the envelope, whose `data` names the fields an answer is said to have. None of them is held to a type: clients
 * refuse an answer that differs from its schema, and what an upstream server answers is not ours to promise. Undefined where nothing is said.
 */
export function answerSchema(returns: readonly ReturnField[], language: Language): (OpenApiSchema & { type: 'object' }) | undefined {
  if (returns.length === 0) return undefined;
  const shape = shapeOfReturns(returns.filter(({ name }) => name.length <= pathLength).slice(0, fieldLimit));
  return {
    type: 'object',
    properties: { ret: { type: 'integer', description: texts.ret[language] }, data: schemaOf(shape), msg: { type: 'string' } },
    required: ['ret', 'data', 'msg'],
  };
}

function schemaOf({ type, description, members, items }: ReturnShape): OpenApiSchema {
  const words = [type, description].filter(Boolean).join(' · ');
  return {
    ...(words !== '' && { description: words }),
    ...(members.size > 0 && { properties: Object.fromEntries([...members].map(([name, member]) => [name, schemaOf(member)])) }),
    ...(items && { items: schemaOf(items) }),
  };
}
