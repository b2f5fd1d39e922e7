import type { OpenApiSchema } from '../../../engine/core/derive/openapi.ts';
import type { ReturnField } from '../../../engine/core/protocol/service-about.ts';
import type { Language } from '../../../engine/core/text/text.ts';

/** More than this helps no agent, and every list of tools carries it. */
const fieldLimit = 100;
/** Characters of a path; what is longer is nested deeper than anybody reads. */
const pathLength = 200;

interface Field {
  words: string;
  members: Map<string, Field>;
  element: Field | null;
}

/**
 * Schema of `structuredContent`: the envelope, whose `data` names the fields an answer is said to have. None of them is held to a type: clients
 * refuse an answer that differs from its schema, and what an upstream server answers is not ours to promise. Undefined where nothing is said.
 */
export function answerSchema(returns: readonly ReturnField[], language: Language): (OpenApiSchema & { type: 'object' }) | undefined {
  if (returns.length === 0) return undefined;
  const root = emptyField();
  for (const { name, type, description } of returns.slice(0, fieldLimit)) {
    if (name.length <= pathLength) fieldAt(root, name).words = [type, description].filter(Boolean).join(' · ');
  }
  return {
    type: 'object',
    properties: { ret: { type: 'integer', description: texts.ret[language] }, data: schemaOf(root), msg: { type: 'string' } },
    required: ['ret', 'data', 'msg'],
  };
}

/** `items[].owner.id`, from the root on; made on the way. */
function fieldAt(root: Field, path: string): Field {
  let field = root;
  for (const step of path.split('.')) {
    const name = step.replace(/(\[\])+$/, '');
    if (name !== '') {
      const member = field.members.get(name) ?? emptyField();
      field.members.set(name, member);
      field = member;
    }
    for (let lists = (step.length - name.length) / 2; lists > 0; lists--) field = field.element ??= emptyField();
  }
  return field;
}

function schemaOf({ words, members, element }: Field): OpenApiSchema {
  return {
    ...(words !== '' && { description: words }),
    ...(members.size > 0 && { properties: Object.fromEntries([...members].map(([name, member]) => [name, schemaOf(member)])) }),
    ...(element && { items: schemaOf(element) }),
  };
}

function emptyField(): Field {
  return { words: '', members: new Map(), element: null };
}

const texts = { ret: { zh_cn: '返回码，200 表示成功', en: 'Return code; 200 is success' } };
