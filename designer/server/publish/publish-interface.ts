import { isDeepStrictEqual } from 'node:util';
import { fitsShape } from '../../../engine/core/answers/fits-shape.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { shapeOfReturns } from '../../../engine/core/protocol/return-shape.ts';
import { type Call, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/publish-interface.ts';
import { tablesOf } from '../../codegen/emit/tables-of.ts';
import { type InterfaceDefinition, serviceOf, type TestCase } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { hiddenColumnsIn } from '../databases/hidden-columns.ts';
import { secretsNamedIn } from '../definition/secret-entries.ts';
import { assertValid } from '../definition/valid-definition.ts';
import type { Served } from '../published/published-interfaces.ts';
import type { InterfaceRecord } from '../store/interface-store.ts';
import { namedTopics } from '../topics/named-topics.ts';
import { isPure, isShapeKnown } from '../verify/outbound-types.ts';
import type { Verification } from '../verify/verify-definition.ts';
import { answerSample } from './answer-sample.ts';

/** Answer of a publish. */
export interface PublishAnswer extends Served {
  /** As stored: publishing fills in an example and a first test case where there is none. */
  definition: InterfaceDefinition;
  verification: Omit<Verification, 'example'>;
}

/**
 * Validates a draft, prints it, parses hand-written code, verifies, stores the bundle and swaps it in.
 * @param keepsName with a new name: the former one still answers
 * @throws CallError 400 for a definition with errors, 409 with the verification as data if PHP and TypeScript differ or a test case fails
 */
export async function publishInterface(
  { platform, published, runner, compile, tables }: DesignerContext,
  record: InterfaceRecord,
  call: Call,
  keepsName = true,
): Promise<PublishAnswer> {
  const [secrets, topics, hidden] = await Promise.all([
    secretsNamedIn(platform.database, record.definition),
    namedTopics(platform, record.definition),
    hiddenColumnsIn(tables, record.definition),
  ]);
  const definition = assertValid(record.definition, { secrets, topics, hidden });
  const service = serviceOf(definition);
  // Loaded on first use: a server that only answers calls prints and verifies nothing.
  const [{ printCode }, { verifyDefinition }, { requireParsable }, { printPhp }] = await Promise.all([
    import('../published/print-code.ts'),
    import('../verify/verify-definition.ts'),
    import('../verify/require-parsable.ts'),
    import('../verify/run-php.ts'),
  ]);
  const code = printCode(definition);
  const handler = await compile(definition, code.ts);
  await requireParsable(definition, code.php);
  const { example, ...verification } = await verifyDefinition(
    { definition, handler, code: (text, inputs, runtime) => runner.runBody(text, inputs, runtime, service) },
    // Where the stub stands for other systems, their addresses in the code are those of the stub: that is another text.
    (printed, options) => (printed === definition && !options.trace ? code.phpFiles : printPhp(printed, options)),
  );
  if (verification.php === 'different') throw refuse('conflict', texts.different, {}, verification);
  const [failed] = verification.failedTests;
  if (failed) throw refuse('conflict', texts.tests, { title: failed.title }, verification);
  const completed = withExample(definition, example);
  const served = await published.publish(record, completed, { ...code, handler }, call, keepsName);
  return { ...served, definition: { ...completed, rev: served.rev }, verification };
}

/**
 * The answer of this run becomes the example of the docs; if other systems were stubbed, only while there is no other that fits what is declared. The
 * request becomes the first test case.
 */
function withExample(definition: InterfaceDefinition, found: Verification['example']): InterfaceDefinition {
  // Nobody calls a function: it has neither documentation nor test cases over HTTP.
  if (!found || definition.kind === 'function' || !isShapeKnown(definition)) return definition;
  if (!isPure(definition)) return { ...definition, example: fittingExample(definition, found.data) };
  const written = (definition.tests ?? []).filter(({ isExample }) => !isExample);
  const first: TestCase = { title: serviceOf(definition), parameters: found.parameters, ret: 200, data: found.data, isExample: true };
  const completed = { ...definition, example: found.data, tests: [first, ...written] };
  return isDeepStrictEqual(completed, definition) ? definition : completed;
}

/**
 * Of an interface on tables the declared fields themselves: the rows it was verified with are to be hard to read. Null where nothing fits: docs then show
 * one made of the declared fields alone.
 */
function fittingExample(definition: InterfaceDefinition, found: Json): Json {
  const { example, returns, returnsModel } = definition;
  const shape = shapeOfReturns(returns, returnsModel);
  const shown = returns.length > 0 && tablesOf([definition]).length > 0 ? answerSample(shape) : found;
  return [example, shown].find((each) => each !== null && fitsShape(each, shape)) ?? null;
}
