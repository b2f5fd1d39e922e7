import type { Json } from '../../../engine/core/json/json.ts';
import { isNestedDeeper } from '../../../engine/core/json/nesting.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { isPrivateName } from '../../../engine/core/protocol/secrets/private-name.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { maxDepth } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { type ContractService, handle, InputError, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/keep-answer.ts';
import { keepAnswer } from '../../calls/draft-calls.ts';
import { addTest, setExample } from '../../model/edits/interface/test-edits.ts';
import { type InterfaceDefinition, mostTests, type TestCase } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import type { InterfaceRecord } from '../store/interface-store.ts';
import { editDraft } from './edit-draft.ts';

/** Levels of an answer that leave the draft shallow enough to be sent: body, definition, `tests` and the test lie around it. */
const deepest = maxDepth - 4;

/** What a call answered becomes the example of the docs, or a test case: it is added to the draft as it is stored, and nothing else of it changes. */
export function keepAnswerService(context: DesignerContext): ContractService {
  return handle(keepAnswer, async ({ service_name: service, as, title, parameters, ret, data: text }, call) => {
    const data = parsed(text);
    if (as === 'example' && ret !== codes.ok) throw new InputError([{ field: 'ret', code: 'enum', text: texts.failed }]);
    const test = { parameters, ret, ...(ret === codes.ok && { data }) };
    const edit = (definition: InterfaceDefinition) => {
      requireDeclared(definition, parameters);
      return as === 'example' ? withExample(definition, parameters, data) : withTest(definition, test, title ?? definition.title);
    };
    return editDraft(context, call, () => draftOf(context, service), edit);
  });
}

/** The draft of what the gateway answers under that name; of one that is not published, the draft of that name. */
async function draftOf({ store, published }: Pick<DesignerContext, 'store' | 'published'>, service: string): Promise<InterfaceRecord> {
  const id = published.idOf(service);
  const record = id === null ? await store.findByService(service) : await store.get(id);
  if (!record) throw refuse('notFound', texts.none, { service });
  return record;
}

/** Throws 400 that names the parameters the draft no longer has. */
export function requireDeclared({ parameters }: InterfaceDefinition, parameterValues: TestCase['parameters']): void {
  const unknown = Object.keys(parameterValues).filter((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown.length === 0) return;
  throw new InputError(unknown.map((name) => ({ field: `parameters.${name}`, code: 'unknown', text: fillText(texts.unknown, { name }) })));
}

/**
 * What was sent goes along as the examples of the parameters: docs show a call with its own answer, and publishing, which runs the example
 * again where it can, comes to the same. What looks like a password is not written into docs.
 */
function withExample(definition: InterfaceDefinition, parameterValues: TestCase['parameters'], data: Json): InterfaceDefinition {
  const parameters = definition.parameters.map(({ example: _, ...rule }): Parameter => {
    const value = isPrivateName(rule.name) ? undefined : parameterValues[rule.name];
    return value === undefined ? rule : { ...rule, example: value };
  });
  return setExample({ ...definition, parameters }, data);
}

/** The test under its title, or under the first that is free. Throws 409 where there are too many. */
export function withTest(definition: InterfaceDefinition, test: Omit<TestCase, 'title'>, title: string): InterfaceDefinition {
  const { tests = [] } = definition;
  if (tests.length >= mostTests) throw refuse('conflict', texts.tooMany, { most: mostTests });
  return addTest(definition, { title: freeTitle(title, new Set(tests.map((other) => other.title))), ...test });
}

/** `两数相加`, then `两数相加 2`. */
function freeTitle(title: string, usedTitles: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const wanted = number === 1 ? title : `${title} ${number}`;
    if (!usedTitles.has(wanted)) return wanted;
  }
}

function parsed(text: string): Json {
  if (isNestedDeeper(text, deepest)) throw new InputError([{ field: 'data', code: 'depth', text: fillText(texts.depth, { max: deepest }) }]);
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new InputError([{ field: 'data', code: 'type', text: texts.json }]);
  }
}
