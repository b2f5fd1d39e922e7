import { buffer } from 'node:stream/consumers';
import type { Json } from '../../../engine/core/json/json.ts';
import { parseLossless, printLossless } from '../../../engine/core/json/lossless-json.ts';
import { callTexts } from '../../../engine/core/protocol/call-texts.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import { fillText, type Language } from '../../../engine/core/text/text.ts';
import type { InvalidField } from '../../../engine/core/validation/invalid-field.ts';
import { parseJsonParameters } from '../../../engine/core/validation/parameters/parse-json-parameters.ts';
import { checkFiles, parseParameters } from '../../../engine/core/validation/parameters/parse-parameters.ts';
import { CallError, fileHeaders, InputError, type PlainRequest, parameterTools, readPlainCall } from '../../../engine/server/index.ts';
import { failureOf } from '../../model/evaluate/run-trace.ts';
import type { TracingRuntime } from '../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../model/semantics/values/failure.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { UpstreamFile, withoutFiles } from '../outbound/upstream-file.ts';
import type { Handler } from '../runtime/compile-handler.ts';
import { formOf } from '../runtime/form-of.ts';
import type { RecordedCall, RunCode } from './stub/recording-runtime.ts';
import { type Effects, noEffects, type StubWorld } from './stub/stub-world.ts';
import { languageIn } from './stub/turns.ts';

/** An answer to be compared. */
export interface VerifiedAnswer {
  ret: number;
  /** Of an answer that is a file: its bytes. */
  data: Json;
  /** In the language of the turn. */
  msg: string;
}

/** The parameters of one call. */
export type Parameters = { [name: string]: Json };

/** The outputs of one run of a node. */
export interface NodeOutputs {
  node: string;
  outputs: { [port: string]: Json };
}

type Verb = InterfaceDefinition['verbs'][number];

/** One input, the result of TypeScript, and what PHP needs to do the same. */
export interface Run {
  turn: number;
  parameters: Parameters;
  /** The fields of the call. */
  form: Readonly<Record<string, string>>;
  /** JSON of the call, where it does not come as a form. */
  body?: string;
  /** The verb of the call, where it is not the first one of the interface. */
  verb?: Verb;
  /** All of the call, where it is more than its values. */
  request?: PlainRequest;
  /** What the platform was asked in its course. */
  recording: RecordedCall[];
  /** What the cache held of what was asked for. */
  cached: { [key: string]: Json };
  /** Of the row there were more copies of than a page takes: its id. */
  crowd: number | null;
  answer: VerifiedAnswer;
  effects: Effects;
  /** What nodes answered, where the handler was printed with traces. */
  steps: NodeOutputs[];
}

/** What is verified. */
export interface Subject {
  definition: InterfaceDefinition;
  handler: Handler;
  code: RunCode;
}

interface RunOptions {
  turn: number;
  /** The values come as members of JSON instead of fields of a form. */
  isJson?: boolean;
  verb?: Verb;
  /** The values come as this request says. */
  request?: PlainRequest;
  /** Of the row there are more copies of than a page takes: its id. Left out: one that a run has found which asks for such a page. */
  crowd?: number | null;
}

/**
 * Runs the handler once, in the stub world of that turn.
 * @throws InputError for a Code node with invalid code
 */
export async function runHandler(
  { definition, handler, code }: Subject,
  world: StubWorld,
  parameters: Parameters,
  { turn, isJson = false, verb, request, crowd }: RunOptions,
): Promise<Run> {
  const language = languageIn(turn);
  const content: RequestContent = request ? partsOf(request) : isJson ? { members: parameters } : { form: formOf(parameters) };
  const { form = {}, members } = content;
  const body = isJson && { body: printLossless({ service: serviceOf(definition), ...parameters }) };
  // A request brings no files along.
  const call = { turn, parameters, form: request ? {} : form, ...body, ...(verb && { verb }), ...(request && { request }) };
  const refusal = (answer: VerifiedAnswer): Run => ({ ...call, recording: [], cached: {}, crowd: null, answer, effects: noEffects, steps: [] });
  if (content.refusal) return refusal({ ret: content.refusal.ret, data: null, msg: content.refusal.text[language] });
  const method = request?.method ?? verb;
  if (method && !definition.verbs.includes(method)) return refusal(wrongVerb(definition, language));
  const { values, errors } = members
    ? parseJsonParameters(definition.parameters, members, parameterTools)
    : parseParameters(definition.parameters, form, parameterTools);
  errors.push(...checkFiles(definition.parameters, values, world.uploads(call.form, turn)));
  if (errors.length > 0) return refusal(refused(errors, language));
  let steps: NodeOutputs[] = [];
  const { result, ...run } = await world.run({ turn, form: call.form, code, crowd }, (runtime, files) => {
    steps = [];
    const trace = (node: string, outputs: Record<string, unknown>) => steps.push({ node, outputs: onTheWire(withoutBytes(outputs)) as NodeOutputs['outputs'] });
    const tracing: TracingRuntime = { ...runtime, trace };
    return answered(() => handler(values, tracing), files, language);
  });
  const headers = { ...result.headers, ...run.effects.headers };
  return { ...call, ...run, answer: result.answer, effects: { ...run.effects, headers }, steps };
}

interface RequestContent {
  form?: Readonly<Record<string, string>>;
  /** Of JSON. */
  members?: Readonly<Record<string, unknown>>;
  /** Why the request is not read. */
  refusal?: CallError;
}

/** Returns the content of a request besides the service. */
function partsOf(request: PlainRequest): RequestContent {
  try {
    const { fields, members } = readPlainCall(request);
    const { service: _, s: __, ...form } = fields;
    return members ? { members } : { form };
  } catch (error) {
    if (error instanceof CallError) return { refusal: error };
    throw error;
  }
}

/** As the platform answers a call with invalid parameters. */
function refused(invalidFields: readonly InvalidField[], language: Language): VerifiedAnswer {
  const errors = invalidFields.map(({ field, code, text }) => ({ field, code, message: text[language].toWellFormed() }));
  return { ret: codes.badInput, data: { errors }, msg: errors[0]?.message ?? '' };
}

/** As the platform answers a call with a method the interface does not support. */
function wrongVerb({ verbs }: InterfaceDefinition, language: Language): VerifiedAnswer {
  return { ret: codes.wrongVerb, data: null, msg: fillText(callTexts.serviceVerb, { allowed: verbs.join(', ') })[language] };
}

interface Answered {
  answer: VerifiedAnswer;
  headers: Effects['headers'];
  isCommitted: boolean;
}

/** @param files of other systems during the run */
async function answered(run: () => Promise<unknown>, files: readonly UpstreamFile[], language: Language): Promise<Answered> {
  let isCommitted = false;
  try {
    const result = await run();
    // What was written stays where only the answer cannot be printed.
    isCommitted = true;
    const data = withoutFiles(result, files);
    if (data instanceof UpstreamFile) return { ...(await fileAnswer(data)), isCommitted };
    return { answer: { ret: codes.ok, data: onTheWire(data) as Json, msg: '' }, headers: noEffects.headers, isCommitted };
  } catch (error) {
    withoutFiles(null, files);
    if (error instanceof InputError) throw error;
    const failure = failureOf(error);
    const data = failure && error instanceof Failure ? (onTheWire(error.data) as Json) : null;
    const answer = failure ? { ret: failure.ret, data, msg: failure.text[language] } : { ret: codes.fault, data: null, msg: String(error) };
    return { answer, headers: noEffects.headers, isCommitted };
  }
}

async function fileAnswer({ answer: file }: UpstreamFile): Promise<Omit<Answered, 'isCommitted'>> {
  const bytes = Buffer.isBuffer(file.body) ? file.body : await buffer(file.body);
  return { answer: { ret: codes.ok, data: bytes.toString('base64'), msg: '' }, headers: fileHeaders(file) };
}

/** Nothing is recorded of a file, in both languages. */
function withoutBytes(value: unknown): unknown {
  if (value instanceof UpstreamFile) return {};
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutBytes);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutBytes(member)]));
}

/** Returns a value as readers of its JSON see it: a float of 2^53 is printed with the digits of an integer, in both languages. */
function onTheWire(value: unknown): unknown {
  return parseLossless(printLossless(value ?? null));
}
