import { origin } from '../../engine/core/calls/origin.ts';
import { type AnswerFrom, defineCall } from '../../engine/core/contract/define-call.ts';
import { anyJson, boolean, dateTime, file, float, integer, json, jsonObject, list, object, oneOf, string, typed } from '../../engine/core/contract/field.ts';
import type { Json } from '../../engine/core/json/json.ts';
import type { Pins, TraceStep } from '../model/evaluate/run-trace.ts';
import { environments } from '../model/semantics/runtime/environments.ts';
import type { InterfaceDefinition } from '../model/types/definition.ts';
import { mayDesign } from './access.ts';
import type { RunAnswer } from './verification.ts';

const id = integer({ min: 1 });
const values = jsonObject(typed<{ [name: string]: Json }>());

/** A call an app has made, and the version that answered it. */
const loggedCall = object({
  id,
  time: dateTime(),
  ret: integer(),
  ms: float(),
  /** Null for a call without a known app. */
  appKey: string({ nullable: true }),
  requestId: string(),
  bundle: string(),
  interfaceId: id,
  parameters: values,
  /** Names of parameters the log has cut or hidden; such a call cannot be replayed. */
  incomplete: list(string()),
});

const run = {
  ret: integer(),
  data: anyJson(typed<Json>(), { nullable: true }),
  msg: string(),
  milliseconds: float(),
  steps: list(json(typed<Omit<TraceStep, 'failure'> & { failure?: { ret: number; msg: string } }>())),
  /** The ways it took at nodes that have several, by node. */
  branches: json(typed<{ [node: string]: string[] }>()),
  /** Steps beyond those kept. */
  dropped: integer(),
  /** Changes to rows that were made and undone. */
  undone: integer(),
  /** The breakpoint it stopped before. */
  stopped: string({ optional: true }),
  /** What generated PHP answers; `skipped` where the server has no php. */
  php: json(typed<RunAnswer | { skipped: true }>(), { optional: true }),
};

/** Runs the definition as it is drawn, saved or not. */
export const testRun = defineCall({
  name: 'Admin.Interface.TestRun',
  access: mayDesign,
  parameters: {
    definition: json(typed<InterfaceDefinition>()),
    parameters: jsonObject(typed<{ [name: string]: Json }>(), { format: 'int64', default: {} }),
    pins: jsonObject(typed<Pins>(), { default: {} }),
    until: string({ optional: true }),
    failing: list(object({ node: string(), ret: integer({ min: 1 }), msg: string() }), { default: [] }),
    breakpoints: list(string(), { default: [] }),
    passed: integer({ min: 0, default: 0 }),
    alone: string({ optional: true }),
    inputs: jsonObject(typed<{ [port: string]: Json }>(), { default: {} }),
    php: boolean({ default: false }),
    keep: boolean({ default: false }),
    /** Whose configuration values the run reads. */
    environment: oneOf(environments, { default: 'dev' }),
    file: file({ optional: true }),
    uploads: list(string(), { default: [] }),
  },
  answer: run,
});

/** A curl command that works as it stands, with a token of the sandbox app. */
export const curlCommand = defineCall({
  name: 'Admin.Interface.Curl',
  access: mayDesign,
  parameters: { id, origin },
  answer: { curl: string(), expire_time: dateTime() },
});

/** The latest calls of the interface, newest first. */
export const loggedCalls = defineCall({
  name: 'Admin.Interface.LoggedCalls',
  access: mayDesign,
  parameters: { id, failed: boolean({ default: false }) },
  answer: { items: list(loggedCall) },
});
export type LoggedCall = AnswerFrom<typeof loggedCalls>['items'][number];

/** The same call once more, in the version that answered it; what it writes is undone. */
export const replayCall = defineCall({
  name: 'Admin.Interface.Replay',
  access: mayDesign,
  /** `log`: id in the access log. */
  parameters: { log: id },
  answer: { ...run, replay: loggedCall },
});
export type TestRunAnswer = AnswerFrom<typeof testRun> & Partial<Pick<AnswerFrom<typeof replayCall>, 'replay'>>;
