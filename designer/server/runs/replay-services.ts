import { joinTexts, plainText } from '../../../engine/core/text/text.ts';
import { type Call, type ContractService, handle, InputError, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/replay-services.ts';
import { loggedCalls as loggedCallsCall, replayCall } from '../../calls/run-calls.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { sqlNodesIn } from '../../nodes/sql/model/sql-settings.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { assertSqlRight } from '../store/sql-right.ts';
import { type LoggedCall, loggedCall, loggedCalls } from './logged-calls.ts';
import { testRun } from './test-run.ts';

/** Returns the calls on logged calls: what apps have asked an interface, and the same again in the code that answered then. */
export function replayServices(context: DesignerContext): ContractService[] {
  const { platform, store } = context;
  return [
    handle(loggedCallsCall, async ({ id: requestedId, failed }) => {
      const { id } = await store.get(requestedId);
      const items = await loggedCalls(platform.database.read, id, failed);
      return { items: items.map(({ definition: _, app: _app, ...shown }) => shown) };
    }),
    handle(replayCall, ({ log }, call) => replayLogged(context, log, call)),
  ];
}

/**
 * Repeats a logged call in the version that answered it and as the same app, which the logic may read.
 * @throws CallError 409 if the log is incomplete
 */
export async function replayLogged(context: DesignerContext, log: number, call: Call) {
  const { definition, app, ...logged } = await loggedCall(context.platform.database.read, log);
  requireWhole(logged);
  await assertMayRepeat(context, definition, logged.interfaceId, call);
  const same = { ...call, session: null, app };
  try {
    const run = await testRun(context, { definition, parameters: logged.parameters, pins: {}, php: false, keep: false, environment: 'prod' }, same);
    return { ...run, replay: logged };
  } catch (error) {
    // It was refused then, too: that is what its replay shows.
    if (!(error instanceof InputError)) throw error;
    const refused = {
      ret: error.ret,
      data: { errors: error.dataIn(call.language).errors.map((invalidField) => ({ ...invalidField })) },
      msg: error.text[call.language],
    };
    return { ...refused, milliseconds: 0, steps: [], branches: {}, dropped: 0, undone: 0, replay: logged };
  }
}

/** Statements of a former version are a super admin's to run, unless the interface still has them. */
async function assertMayRepeat({ store, published }: DesignerContext, definition: InterfaceDefinition, id: number, call: Call): Promise<void> {
  if (sqlNodesIn(definition.flow.nodes).length === 0) return;
  const live = await published.definitionOf(id);
  assertSqlRight(call, definition, [(await store.get(id)).definition, ...(live ? [live] : [])]);
}

function requireWhole({ incomplete }: Pick<LoggedCall, 'incomplete'>): void {
  if (incomplete.length === 0) return;
  throw refuse('conflict', texts.cut, { names: joinTexts(incomplete.map(plainText)) });
}
