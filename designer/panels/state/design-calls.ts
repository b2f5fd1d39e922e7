import type { Json } from '../../../engine/core/json/json.ts';
import { withPlainNumbers } from '../../../engine/core/json/lossless-json.ts';
import { call } from '../../../engine/web/index.ts';
import type { Pins, TraceStep } from '../../model/evaluate/run-trace.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { Problem } from '../../model/types/problem.ts';
import type { PublishPlan } from '../../model/types/publish-plan.ts';

/** What designer/server answers; a failed call rejects with ApiError. */

export interface StoredInterface {
  id: number;
  rev: number;
  status: 'draft' | 'published';
  bundle: string | null;
  /** Published, and the draft is not what answers. */
  ahead: boolean;
  /** Former names it goes on answering to. */
  aliases: string[];
  definition: InterfaceDefinition;
  /** Configuration entries it reads that are secret; left out where there are none. */
  secrets?: string[];
}

export interface RunAnswer {
  ret: number;
  data: Json;
  msg: string;
}

export interface TestRunAnswer extends RunAnswer {
  milliseconds: number;
  steps: (Omit<TraceStep, 'failure'> & { failure?: { ret: number; msg: string } })[];
  /** Steps beyond those kept. */
  dropped: number;
  /** Changes to rows that were made and undone. */
  undone: number;
  /** The call of the access log that was run again. */
  replay?: LoggedCall;
  /** What generated PHP answers; `skipped` where the server has no php. */
  php?: RunAnswer | { skipped: true };
}

/** A call an app has made, and the version that answered it. */
export interface LoggedCall {
  id: number;
  time: string;
  ret: number;
  ms: number;
  /** Null for a call without a known app. */
  appKey: string | null;
  bundle: string;
  parameters: { [name: string]: Json };
  /** Names of parameters the log has cut or hidden; such a call cannot be replayed. */
  incomplete: string[];
}

/** A pair of answers that should have been the same. */
export interface Difference {
  parameters: { [name: string]: Json };
  ts: RunAnswer;
  php: RunAnswer;
  /** The first node whose values differ. */
  node?: string;
  /** What they have done to the world outside, where that differs. */
  outside?: { what: 'requests' | 'rows' | 'cache' | 'headers'; table?: string; ts: Json; php: Json }[];
}

export interface Verification {
  /** Inputs both languages were run on. */
  inputs: number;
  /** Wrong inputs that both have refused in the same words. */
  refused: number;
  /** `skipped` where PHP was not compared in full; `edited` where hand-edited code is no twin of the definition any more. */
  php: 'same' | 'different' | 'skipped' | 'edited';
  /** Why it was skipped. */
  because?: 'absent' | 'tables' | 'memory' | 'time' | 'crash';
  difference?: Difference;
  failedTests: { title: string; expected: RunAnswer; found: RunAnswer }[];
}

export interface PublishAnswer {
  service: string;
  bundle: string;
  /** Of the record: every publish, rollback and the like counts it up. */
  rev: number;
  /** As stored: an example and a first test case are filled in where there were none. */
  definition: InterfaceDefinition;
  verification: Verification;
}

export interface BundleRow {
  bundle: string;
  service: string;
  created_at: string;
  created_by: number | null;
  /** Null when the account is gone. */
  created_by_name: string | null;
  definition: InterfaceDefinition;
  ts: string;
  php: string;
  current: boolean;
}

/** A definition is plain JSON, which the journal, the JSON view and the rest print as such. */
export const getInterface = async (id: number) => withPlainNumbers(await call<StoredInterface>('Admin.Interface.Get', { id }));

/** Throws ApiError 409 when `rev` is not the stored one any more. Says nothing by itself: the merge view answers a conflict. */
export const saveInterface = (id: number | null, definition: InterfaceDefinition) =>
  call<{ id: number; rev: number; ahead: boolean; problems: Problem[]; secrets?: string[] }>(
    'Admin.Interface.Save',
    { ...(id === null ? {} : { id }), definition, rev: definition.rev },
    { quiet: true },
  );

/**
 * Publishes the stored draft of this revision. Throws ApiError 409 when both languages differ or a test fails, its data is a Verification then,
 * and when somebody else has stored another draft. Says nothing by itself.
 * @param alias under a new name: the former one goes on answering
 */
export const publishInterface = async (id: number, rev: number, alias: boolean) => {
  const answer = await call<PublishAnswer>('Admin.Interface.Publish', { id, rev, alias }, { quiet: true });
  return { ...answer, definition: withPlainNumbers(answer.definition) };
};

export const publishPlanOf = (id: number) => call<PublishPlan>('Admin.Interface.PublishPlan', { id });
export const removeAlias = (id: number, alias: string) => call<{ aliases: string[] }>('Admin.Interface.RemoveAlias', { id, alias });

/** Takes the interface out of the gateway; draft and history stay. */
export const unpublishInterface = (id: number) => call<{ id: number; rev: number }>('Admin.Interface.Unpublish', { id });

/** A curl command that works as it stands, with a token of the sandbox app. */
export const curlOf = (id: number) => call<{ curl: string; expire_time: string }>('Admin.Interface.Curl', { id, origin: location.origin });

/** Runs the definition as it is drawn, saved or not. */
export const testRun = (request: {
  definition: InterfaceDefinition;
  parameters: { [name: string]: Json };
  pins?: Pins;
  /** Stop after this node. */
  until?: string;
  php?: boolean;
  /** What the run writes to tables and cache stays. */
  keep?: boolean;
  /** By file parameter; the parameters hold their names. */
  files?: Readonly<Record<string, File>>;
}) => {
  const { files = {}, ...rest } = request;
  const uploads = Object.keys(files);
  return call<TestRunAnswer>('Admin.Interface.TestRun', { ...rest, ...(uploads.length > 0 && { uploads, file: Object.values(files) }) });
};

export const historyOf = async (id: number) => withPlainNumbers(await call<{ items: BundleRow[] }>('Admin.Interface.History', { id }));
export const rollBack = (id: number, bundle: string) =>
  call<{ service: string; bundle: string; rev: number; ahead: boolean }>('Admin.Interface.Rollback', { id, bundle });

/** The latest calls of the interface, newest first. */
export const loggedCallsOf = (id: number, failed: boolean) => call<{ items: LoggedCall[] }>('Admin.Interface.LoggedCalls', { id, failed });
/** The same call once more, in the version that answered it; what it writes is undone. @param log id in the access log */
export const replayCall = (log: number) => call<TestRunAnswer>('Admin.Interface.Replay', { log });
