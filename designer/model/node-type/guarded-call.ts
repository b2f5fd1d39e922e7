import { texts } from '../../../generated/words/designer-model/guarded-call.ts';
import { longestPause } from '../semantics/runtime/run-frame.ts';
import type { Again, Failed, Runtime } from '../semantics/runtime/runtime.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import type { Port } from './node-type.ts';

type Settings = Record<string, unknown>;

/** Settings of a node that asks another system: how often it asks again, and whether the call survives its failure. */
export const guardSettings = {
  retries: { type: 'integer', minimum: 0, maximum: 5, default: 0, label: texts.retries, hint: texts.retriesHint },
  wait: { type: 'integer', minimum: 0, maximum: longestPause, default: 200, label: texts.wait, hint: texts.waitHint },
  catch: { type: 'boolean', default: false, label: texts.catch, hint: texts.catchHint },
};

export interface Guard {
  again: Again;
  /** Its failure is an output instead of the end of the call. */
  isCaught: boolean;
}

/** Undefined for what is asked once and ends the call where it fails. */
export function guardOf({ retries, wait = guardSettings.wait.default, catch: isCaught }: Settings): Guard | undefined {
  const times = typeof retries === 'number' ? retries : 0;
  return times > 0 || isCaught === true ? { again: { times, wait: Number(wait) }, isCaught: isCaught === true } : undefined;
}

/** Outputs that say whether it failed and why. */
export function guardPorts(settings: Settings): Port[] {
  if (settings.catch !== true) return [];
  return [
    { name: 'failed', label: texts.failed, type: { type: 'boolean' } },
    { name: 'ret', label: texts.ret, type: { type: 'integer', nullable: true } },
    { name: 'message', label: texts.message, type: { type: 'string', nullable: true } },
  ];
}

/** What a node's own types become where it may have failed. */
export function guardedType(settings: Settings, port: Port): Port {
  return settings.catch === true ? { ...port, type: { ...port.type, nullable: true } } : port;
}

/** Asks as the settings say. */
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

/** What is asked again is done twice where it was done before it failed. */
export function guardDiagnostics(node: FlowNode, pointer: string, isIdempotent: boolean): Diagnostic[] {
  if (isIdempotent || !(Number(node.settings.retries) > 0)) return [];
  return [{ ...diagnostic('again-twice', `${pointer}/settings/retries`, texts.twice, {}, node.id), severity: 'warning' }];
}
