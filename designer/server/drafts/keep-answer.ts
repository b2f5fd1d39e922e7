import type { Json } from '../../../engine/core/json/json.ts';
import { isNestedDeeper } from '../../../engine/core/json/nesting.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import { isPrivateName } from '../../../engine/core/protocol/secrets/private-name.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { maxDepth } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { type ContractService, handle, InputError, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/keep-answer.ts';
import { keepAnswer } from '../../calls/drafts/draft-calls.ts';
import { addTest, setExample } from '../../model/edits/interface/test-edits.ts';
import { type InterfaceDefinition, mostTests, type TestCase } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import type { InterfaceRecord } from '../store/interface-store.ts';
import { editDraft } from './edit-draft.ts';

/** Maximum depth of an answer with which the draft can still be sent: body, definition, `tests` and the test are around it. */
const deepest = maxDepth - 4;

/** Stores the answer of a call as the example of the docs, or as a test case: adds it to the stored draft, and changes nothing else of it. */
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

/** Returns the draft of the interface the gateway serves under that name; if none is published, the draft of that name. */
async function draftOf({ store, published }: Pick<DesignerContext, 'store' | 'published'>, service: string): Promise<InterfaceRecord> {
  const id = published.idOf(service);
  const record = id === null ? await store.findByService(service) : await store.get(id);
  if (!record) throw refuse('notFound', texts.none, { service });
  return record;
}

/** Throws CallError 400 that names the parameters the draft no longer has. */
export function requireDeclared({ parameters }: InterfaceDefinition, parameterValues: TestCase['parameters']): void {
  const unknown = Object.keys(parameterValues).filter((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown.length === 0) return;
  throw new InputError(unknown.map((name) => ({ field: `parameters.${name}`, code: 'unknown', text: fillText(texts.unknown, { name }) })));
}

/**
 * The request is stored as the examples of the parameters: docs show a call with its own answer, and publishing, which runs the example again if it
 * can, gets the same. Probable passwords are not written into docs.
 */
function withExample(definition: InterfaceDefinition, parameterValues: TestCase['parameters'], data: Json): InterfaceDefinition {
  const parameters = definition.parameters.map(({ example: _, ...rule }): Parameter => {
    const value = isPrivateName(rule.name) ? undefined : parameterValues[rule.name];
    return value === undefined ? rule : { ...rule, example: value };
  });
  return setExample({ ...definition, parameters }, data);
}

/**
 * Adds a test under its title, or under the first free one.
 * @throws CallError 409 if there are too many
 */
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
