import { texts } from '../../../generated/words/designer-model/guarded-call.ts';
import { longestPause } from '../semantics/runtime/run-frame.ts';
import type { Again, Failed, Runtime } from '../semantics/runtime/runtime.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import { type Branch, failureBranches } from './branches.ts';
import type { Port } from './node-type.ts';

type Settings = Record<string, unknown>;

/** Settings of a node that calls another system: the number of retries, and whether its failure ends the call. */
export const guardSettings = {
  retries: { type: 'integer', minimum: 0, maximum: 5, default: 0, label: texts.retries, hint: texts.retriesHint },
  wait: { type: 'integer', minimum: 0, maximum: longestPause, default: 200, label: texts.wait, hint: texts.waitHint },
  catch: { type: 'boolean', default: false, label: texts.catch, hint: texts.catchHint },
};

/** How the failure of a call is handled. */
export interface Guard {
  again: Again;
  /** Its failure is an output instead of the end of the call. */
  isCaught: boolean;
}

/** Returns the guard of a node; undefined if it is called once and its failure ends the call. */
export function guardOf({ retries, wait = guardSettings.wait.default, catch: isCaught }: Settings): Guard | undefined {
  const times = typeof retries === 'number' ? retries : 0;
  return times > 0 || isCaught === true ? { again: { times, wait: Number(wait) }, isCaught: isCaught === true } : undefined;
}

/** Returns the outputs that tell whether and why it failed. */
export function guardPorts(settings: Settings): Port[] {
  if (settings.catch !== true) return [];
  return [
    { name: 'failed', label: texts.failed, type: { type: 'boolean' } },
    { name: 'ret', label: texts.ret, type: { type: 'integer', nullable: true } },
    { name: 'message', label: texts.message, type: { type: 'string', nullable: true } },
  ];
}

/** Returns the ways that a run can take at a node whose failure is an output. */
export function guardBranches(settings: Settings): Branch[] {
  return settings.catch === true ? failureBranches() : [];
}

/** Returns the type of an output of a node that may have failed. */
export function guardedType(settings: Settings, port: Port): Port {
  return settings.catch === true ? { ...port, type: { ...port.type, nullable: true } } : port;
}

/** Calls as the settings say. */
export async function guarded<Answer>(
  runtime: Runtime,
  settings: Settings,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer | null; outputs: Record<string, unknown> }> {
  const guard = guardOf(settings);
  if (!guard) return { answer: await work(), outputs: {} };
  if (!guard.isCaught) return { answer: await runtime.again(work, guard.again), outputs: {} };
  const { answer, failure } = await runtime.caught(work, guard.again);
  return { answer, outputs: failedOutputs(failure) };
}

function failedOutputs(failure: Failed | null): Record<string, unknown> {
  return { failed: failure !== null, ret: failure?.ret ?? null, message: failure?.message ?? null };
}

/** Warns of retries of a call that is not idempotent: work before the failure is done twice. */
export function guardDiagnostics(node: FlowNode, pointer: string, isIdempotent: boolean): Diagnostic[] {
  if (isIdempotent || !(Number(node.settings.retries) > 0)) return [];
  return [{ ...diagnostic('again-twice', `${pointer}/settings/retries`, texts.twice, {}, node.id), severity: 'warning' }];
}
