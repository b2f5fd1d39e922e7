import type { RequestFor } from '../../../engine/core/contract/define-call.ts';
import { withPlainNumbers } from '../../../engine/core/json/lossless-json.ts';
import { call } from '../../../engine/web/index.ts';
import * as drafts from '../../calls/drafts/draft-calls.ts';
import * as publishing from '../../calls/publish-calls.ts';
import * as runs from '../../calls/run-calls.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { runEnvironment } from './window/run-environment.ts';

/** A definition is plain JSON, which the journal, the JSON view and the rest print as such. */
export const getInterface = async (id: number) => withPlainNumbers(await call(drafts.getInterface, { id }));

/** Throws ApiError 409 when `rev` is not the stored one any more. Says nothing by itself: the merge view answers a conflict. */
export const saveInterface = (id: number | null, definition: InterfaceDefinition) =>
  call(drafts.saveInterface, { id, definition, rev: definition.rev }, { quiet: true });

/**
 * Publishes the stored draft of this revision. Throws ApiError 409 when both languages differ or a test fails, its data is a Verification then,
 * and when somebody else has stored another draft. Says nothing by itself.
 * @param alias under a new name: the former one goes on answering
 */
export const publishInterface = async (id: number, rev: number, alias: boolean) => {
  const answer = await call(publishing.publishInterface, { id, rev, alias }, { quiet: true });
  return { ...answer, definition: withPlainNumbers(answer.definition) };
};

export const publishPlanOf = (id: number) => call(publishing.planPublish, { id });
export const removeAlias = (id: number, alias: string) => call(publishing.removeAlias, { id, alias });

/** Takes the interface out of the gateway; draft and history stay. */
export const unpublishInterface = (id: number) => call(publishing.unpublishInterface, { id });

/** A curl command that works as it stands, with a token of the sandbox app. */
export const curlOf = (id: number) => call(runs.curlCommand, { id, origin: location.origin });

type TestRunRequest = Omit<RequestFor<typeof runs.testRun>, 'file' | 'uploads'> & {
  /** By file parameter; the parameters hold their names. */
  files?: Readonly<Record<string, File>>;
};

/** Runs the definition as it is drawn, saved or not. */
export const testRun = ({ files = {}, ...request }: TestRunRequest) => {
  const uploads = Object.keys(files);
  return call(runs.testRun, { environment: runEnvironment.name, ...request, ...(uploads.length > 0 && { uploads, file: Object.values(files) }) });
};

export const historyOf = async (id: number) => withPlainNumbers(await call(publishing.publishHistory, { id }));
export const rollBack = (id: number, bundle: string) => call(publishing.rollBack, { id, bundle });
export const noteVersion = (id: number, bundle: string, note: string) => call(publishing.noteVersion, { id, bundle, note });

/** The latest calls of the interface, newest first. */
export const loggedCallsOf = (id: number, failed: boolean) => call(runs.loggedCalls, { id, failed });
/** The same call once more, in the version that answered it; what it writes is undone. @param log id in the access log */
export const replayCall = (log: number) => call(runs.replayCall, { log });
