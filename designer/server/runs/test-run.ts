import type { Json } from '../../../engine/core/json/json.ts';
import { checkFiles, parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { type Call, InputError, parameterTools } from '../../../engine/server/index.ts';
import type { RunAnswer } from '../../calls/verification.ts';
import { secretNodes } from '../../model/analysis/secret-nodes.ts';
import { evaluateDefinition } from '../../model/evaluate/evaluate-definition.ts';
import type { MockedFailure } from '../../model/evaluate/mocked-failure.ts';
import { failureOf, maxSteps, type Pins, type TraceStep } from '../../model/evaluate/run-trace.ts';
import { activeFlow } from '../../model/formula/active-flow.ts';
import type { Values } from '../../model/node-type/node-type.ts';
import { valuesIn } from '../../model/semantics/runtime/budget.ts';
import { type Environment, environments } from '../../model/semantics/runtime/environments.ts';
import type { Runtime } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { entryReadOrNamed, secretNames } from '../definition/secret-entries.ts';
import { shownFiles, withoutFiles } from '../outbound/upstream-file.ts';
import { configurationOf } from '../runtime/configuration/configuration-of.ts';
import { mask, maskSecrets } from '../runtime/configuration/mask-secrets.ts';
import { formOf } from '../runtime/form-of.ts';
import { hasPhp } from '../verify/has-php.ts';
import { isPure } from '../verify/outbound-types.ts';

/** A test run of a definition. */
export interface TestRun {
  definition: InterfaceDefinition;
  parameters: { [name: string]: Json };
  pins: Pins;
  /** Id of the node to stop after. */
  until?: string;
  failing?: readonly ({ node: string } & MockedFailure)[];
  breakpoints?: readonly string[];
  passed?: number;
  /** Id of the node to run by itself, with these values at its inputs. */
  alone?: string;
  inputs?: Values;
  /** Run the generated PHP as well. */
  php: boolean;
  /** What the run writes to tables and cache stays; otherwise it is undone. Calls of other systems and stored procedures happen either way. */
  keep: boolean;
  /** Whose configuration values it reads, and whose databases it uses. */
  environment: Environment;
}

/** Maximum number of values of all steps that are answered; steps beyond them are only counted. */
const shownValues = 200_000;

interface Answer {
  ret: number;
  data: unknown;
  /** In the caller's language; of PHP in zh_cn. */
  msg: string;
}

/**
 * Runs a definition node by node and answers its answer, and what its nodes did.
 * @throws CallError 400 if the parameters would be refused
 */
export async function testRun(context: DesignerContext, request: TestRun, call: Call) {
  const { definition, pins, until, failing = [], breakpoints = [], passed = 0, alone, inputs = {}, keep, environment } = request;
  const { values, errors } = parseParameters(definition.parameters, formOf(request.parameters), parameterTools);
  // A run without the file goes on with its name.
  errors.push(...checkFiles(definition.parameters, {}, call.files));
  if (errors.length > 0) throw new InputError(errors);
  const dryRun = keep ? undefined : context.runtimes.dryRunOf(definition);
  const standIns = await context.tables.databases.standIns(environment);
  const scope = {
    ...(dryRun ?? context.runtimes.scopeOf(definition)),
    isTest: true,
    environment,
    ...(standIns.size > 0 && { standIns }),
    ...(dryRun && { undone: { changes: 0 } }),
  };
  // The call that asks for the run has an answer of its own.
  const own = { ...call, answerHeaders: {}, takesJsonText: false };
  const steps: TraceStep[] = [];
  let dropped = 0;
  let stopped: string | undefined;
  let room = shownValues;
  const onStep = (step: TraceStep) => {
    room -= steps.length < maxSteps ? valuesIn([step.outputs, step.inner], room) : 0;
    if (steps.length < maxSteps && room >= 0) steps.push(step);
    else dropped++;
  };
  const reachedBranches = new Map<string, Set<string>>();
  const onBranch = (node: string, branch: string) => void reachedBranches.set(node, (reachedBranches.get(node) ?? new Set()).add(branch));
  const run = (await isHandEdited(definition))
    ? (runtime: Runtime) => runEdited(context, definition, values, runtime)
    : (runtime: Runtime) =>
        evaluateDefinition(definition, values, runtime, {
          ...{ pins, breakpoints, passed, onStep, onBranch },
          failing: new Map(failing.map(({ node, ...failure }) => [node, failure])),
          ...(until !== undefined && { until }),
          ...(alone !== undefined && { alone: { node: alone, inputs } }),
          onStop: (node) => {
            stopped = node;
          },
        });
  const started = performance.now();
  const answer = await answerOf(async () => shownFiles(withoutFiles(await context.runtimes.run(definition, own, scope, run), scope.files)), call);
  withoutFiles(null, scope.files);
  const milliseconds = Math.round((performance.now() - started) * 100) / 100;
  const names = await secretNames(context.platform.database);
  const hidden = new Set(secretNodes(definition.flow, (node) => entryReadOrNamed(node, names)).keys());
  const secrets = await secretValues(context, names);
  const php = request.php ? { php: await phpAnswer(request) } : {};
  const fields = (data: unknown) => withoutSecretFields(data, definition, hidden);
  const returned = (step: TraceStep) => ('data' in step.outputs ? { ...step, outputs: { ...step.outputs, data: fields(step.outputs.data) } } : step);
  const isReturn = new Set(definition.flow.nodes.flatMap(({ id, type }) => (type === 'return' ? [id] : [])));
  const shownSteps = steps.map((step) => shownStep(isReturn.has(step.node) ? returned(step) : step, hidden, call));
  const shown = { ...answer, data: fields(answer.data), steps: shownSteps };
  const { data, ...rest } = maskSecrets(shown, [...secrets, ...scope.secrets]);
  // What a run answers is what it can be sent as.
  const branches = Object.fromEntries([...reachedBranches].map(([node, keys]): [string, string[]] => [node, [...keys]]));
  return {
    ...rest,
    data: data as Json,
    milliseconds,
    dropped,
    branches,
    undone: (dryRun?.tables.changes ?? 0) + (scope.undone?.changes ?? 0),
    ...(stopped !== undefined && { stopped }),
    ...php,
  };
}

async function secretValues({ platform }: DesignerContext, names: ReadonlySet<string>): Promise<string[]> {
  const configured = configurationOf(platform);
  const entries = await Promise.all([...names].flatMap((name) => environments.map((environment) => configured(name, environment))));
  return entries.flatMap((entry) => (entry?.value ? [entry.value] : []));
}

/** Removes fields of the answer that were computed from a secret, whatever is left of it in them. */
function withoutSecretFields(data: unknown, { flow }: InterfaceDefinition, hidden: ReadonlySet<string>): unknown {
  const returns = new Set(flow.nodes.flatMap(({ id, type }) => (type === 'return' ? [id] : [])));
  const ports = activeFlow(flow)
    .edges.filter(({ from, to }) => hidden.has(from.node) && returns.has(to.node))
    .map(({ to }) => to.port);
  if (ports.length === 0 || data === null) return data;
  const fields = new Set(ports.map((port) => port.split(/[.[]/)[0] ?? ''));
  if (typeof data !== 'object' || Array.isArray(data) || [...fields].some((name) => !Object.hasOwn(data, name))) return mask;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, fields.has(name) && value !== null ? mask : value]));
}

async function isHandEdited(definition: InterfaceDefinition): Promise<boolean> {
  if (definition.code?.ts === undefined) return false;
  const { codeOf } = await import('../../codegen/hand-edit/code-of.ts');
  return codeOf(definition, 'ts').isEdited;
}

/** Hand-written code answers for the whole interface; its nodes do not run. */
async function runEdited({ compile }: DesignerContext, definition: InterfaceDefinition, values: Record<string, unknown>, runtime: Runtime) {
  const handler = await compile(definition);
  return handler(values, runtime);
}

async function answerOf(run: () => Promise<unknown>, { language }: Call): Promise<Answer> {
  try {
    return { ret: 200, data: (await run()) ?? null, msg: '' };
  } catch (error) {
    const failure = error instanceof InputError ? null : failureOf(error);
    if (!failure) throw error;
    return { ret: failure.ret, data: error instanceof Failure ? error.data : null, msg: failure.text[language] };
  }
}

function shownStep({ failure, ...step }: TraceStep, hidden: ReadonlySet<string>, { language }: Call) {
  const outputs = hidden.has(step.node) ? maskedValues(step.outputs) : (shownFiles(step.outputs) as TraceStep['outputs']);
  const inner = step.inner && hidden.has(step.node) ? { inner: maskedValues(step.inner) } : {};
  return { ...step, ...inner, outputs, ...(failure && { failure: { ret: failure.ret, msg: failure.text[language] } }) };
}

/** Reveals whether there is a value, but not the value. */
function maskedValues(outputs: TraceStep['outputs']): TraceStep['outputs'] {
  return Object.fromEntries(Object.entries(outputs).map(([port, value]) => [port, value === null ? null : mask]));
}

/** Returns the answer of the generated PHP. Runs it whole and without other systems, and never with hand-written code. */
async function phpAnswer({ definition, parameters, pins, until, failing = [], breakpoints = [], alone }: TestRun): Promise<RunAnswer | { skipped: true }> {
  const isStopped = until !== undefined || breakpoints.length > 0 || alone !== undefined;
  const isWhole = isPure(definition) && Object.keys(pins).length === 0 && failing.length === 0 && !isStopped;
  if (!isWhole || !(await hasPhp())) return { skipped: true };
  const [{ hasForeignCode }, { runPhp }, { openWorld }] = await Promise.all([
    import('../verify/foreign-code.ts'),
    import('../verify/run-php.ts'),
    import('../verify/stub/stub-world.ts'),
  ]);
  if (hasForeignCode(definition)) return { skipped: true };
  const world = await openWorld(definition);
  try {
    const [answer] = (await runPhp(world, [{ form: formOf(parameters), turn: 0, recording: [] }])).answers;
    return answer ? { ret: answer.ret, data: answer.data as Json, msg: answer.error ?? answer.msg } : { skipped: true };
  } finally {
    await world.close();
  }
}
