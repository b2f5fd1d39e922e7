import { ref } from 'valtio/vanilla';
import type { Json } from '../../../engine/core/json/json.ts';
import { ApiError, copyText, currentLanguage, notify } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/designer-panels/actions.ts';
import type { StaleDraft } from '../../calls/drafts/stale-draft.ts';
import type { TestRunAnswer } from '../../calls/run-calls.ts';
import { hasErrors, preventsRun } from '../../model/types/diagnostic.ts';
import { curlOf, getInterface, publishInterface, publishPlanOf, removeAlias, replayCall, saveInterface, testRun, unpublishInterface } from './design-calls.ts';
import { type Designer, isUnsaved } from './designer.ts';
import { rememberNames } from './last-names.ts';
import { verificationOf } from './refused-publish.ts';
import { chosenFiles, fillTestParameters } from './test-parameters.ts';

const conflictRet = 409;

/** Stores the draft. Resolves to whether it is stored; a draft somebody else changed meanwhile opens the merge view instead. */
export async function save(designer: Designer): Promise<boolean> {
  const { state } = designer;
  const { definition, id } = state;
  if (!isUnsaved(state)) return true;
  if (state.busy !== null) return false;
  state.isPristine = false;
  return busy(designer, 'saving', async () => {
    try {
      const stored = await saveInterface(id, definition);
      designer.markSaved({ ...stored, definition });
      rememberNames(definition);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.ret !== conflictRet || id === null) {
        notify('error', error.message);
        return false;
      }
      const { changed_by: by = null } = (error.data ?? {}) as Partial<StaleDraft>;
      state.conflict = ref({ ...(await getInterface(id)), by });
      return false;
    }
  });
}

/**
 * Stores the draft and puts it into the gateway. With errors in it the diagnostics are shown instead, and where it would break calls or has a new
 * name, whom that affects. Resolves to whether it is live.
 * @param agreed what somebody has agreed to who has seen whom it affects
 */
export async function publish(designer: Designer, agreed?: { alias: boolean }): Promise<boolean> {
  const { state } = designer;
  if (state.busy !== null) return false;
  state.isPristine = false;
  if (hasErrors(designer.check())) {
    designer.showDock('diagnostics');
    return false;
  }
  if (!(await save(designer)) || state.id === null) return false;
  // Which entries are secret is told by the server that stored it.
  if (hasErrors(designer.check())) {
    designer.showDock('diagnostics');
    return false;
  }
  const { id, saved: sent } = state;
  state.refusedPublish = ref([]);
  return busy(designer, 'publishing', async () => {
    try {
      if (!agreed && state.status === 'published') {
        const plan = await publishPlanOf(id);
        if (plan.former !== null || plan.breaking.length > 0) {
          state.plan = ref(plan);
          return false;
        }
      }
      designer.markPublished(await publishInterface(id, sent.rev, agreed?.alias ?? true), sent);
      if (agreed) state.aliases = ref((await getInterface(id)).aliases);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = verificationOf(error);
      if (refused) state.verification = ref(refused);
      state.refusedPublish = ref(error.fieldErrors);
      if (refused || error.fieldErrors.length > 0) designer.showDock('diagnostics');
      const theirs = error.ret === conflictRet && !refused ? await getInterface(id) : null;
      if (theirs && theirs.rev !== sent.rev) state.conflict = ref(theirs);
      else notify('error', error.message);
      return false;
    }
  });
}

/** Takes the interface out of the gateway. */
export async function unpublish(designer: Designer, message: string): Promise<void> {
  const { id } = designer.state;
  if (id === null || designer.state.busy !== null) return;
  await busy(designer, 'publishing', async () => {
    try {
      designer.markUnpublished(await unpublishInterface(id));
      notify('success', message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });
}

/** A former name answers no more. */
export async function dropAlias(designer: Designer, service: string, message: string): Promise<void> {
  const { id } = designer.state;
  if (id === null) return;
  try {
    designer.state.aliases = ref((await removeAlias(id, service)).aliases);
    notify('success', message);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

interface RunOptions {
  /** Id of the node to stop after. */
  until?: string;
  /** On to the next breakpoint. */
  isGoingOn?: boolean;
}

/** Runs the definition as it is drawn with the parameters of the test dock. What a run did until it stopped is done once more where it goes on. */
export async function run(designer: Designer, { until, isGoingOn = false }: RunOptions = {}): Promise<void> {
  const { state } = designer;
  state.isPristine = false;
  if (preventsRun(state.diagnostics)) {
    designer.showDock('diagnostics');
    return;
  }
  designer.showDock('test');
  await busy(designer, 'running', async () => {
    try {
      state.refusedInputs = ref([]);
      await fillTestParameters(designer);
      const passed = isGoingOn ? state.passedStops + 1 : 0;
      const { runsPhp: php, keepsWrites: keep } = state;
      const breakpoints = until === undefined ? [...state.breakpoints] : [];
      state.run = ref(
        await testRun({ ...runInputsOf(state), php, keep, breakpoints, passed, files: chosenFiles(state), ...(until !== undefined && { until }) }),
      );
      state.passedStops = passed;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      state.refusedInputs = ref(error.fieldErrors);
    }
  });
}

/** Runs one node by itself. Rejects with ApiError where the parameters of the test dock are refused. @param inputs values by port */
export async function runAlone(designer: Designer, node: string, inputs: { [port: string]: Json }): Promise<TestRunAnswer> {
  const { state } = designer;
  return busy(designer, 'running', async () => {
    await fillTestParameters(designer);
    const { [node]: _, ...pins } = state.pins;
    return testRun({ ...runInputsOf(state), pins, alone: node, inputs, files: chosenFiles(state) });
  });
}

/** What every test run of the definition is made with. */
function runInputsOf({ definition, testParameters: parameters, pins, failing }: Designer['state']) {
  const known = new Set(definition.flow.nodes.map(({ id }) => id));
  return { definition, parameters, pins, failing: Object.entries(failing).flatMap(([node, failure]) => (known.has(node) ? [{ node, ...failure }] : [])) };
}

/** Runs a call of the access log again, in the version that answered it. @param log its id there */
export async function replay(designer: Designer, log: number): Promise<void> {
  const { state } = designer;
  designer.showDock('test');
  await busy(designer, 'running', async () => {
    try {
      const answer = await replayCall(log);
      state.run = ref(answer);
      state.refusedInputs = ref([]);
      state.testParameters = ref({ ...state.testParameters, ...answer.replay?.parameters });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  });
}

/** Copies a curl command that works as it stands. @param message is what the toast says */
export async function copyCurl(designer: Designer, message: string): Promise<void> {
  const { id, status } = designer.state;
  if (id === null || status !== 'published') return notify('info', texts.publishFirst[currentLanguage()]);
  try {
    const { curl } = await curlOf(id);
    if (await copyText(curl)) notify('success', message);
    else notify('error', texts.notCopied[currentLanguage()]);
  } catch (error) {
    // Every refusal has been shown by then.
    if (!(error instanceof ApiError)) throw error;
  }
}

async function busy<Result>(designer: Designer, what: 'saving' | 'publishing' | 'running', work: () => Promise<Result>): Promise<Result> {
  designer.state.busy = what;
  try {
    return await work();
  } finally {
    designer.state.busy = null;
  }
}
