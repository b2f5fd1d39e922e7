import { type ContractService, handle, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/run-services.ts';
import { curlCommand, testRun as testRunCall } from '../../calls/run-calls.ts';
import { serviceOf } from '../../model/types/definition.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { assertRunnable } from '../definition/valid-definition.ts';
import { keepAnswerService } from '../drafts/keep-answer.ts';
import { assertSqlRight } from '../store/sql-right.ts';
import { curlText } from './curl-text.ts';
import { sandboxToken } from './sandbox-app.ts';
import { testRun } from './test-run.ts';

/** Returns the calls that try an interface: test runs of the draft, a command that calls the published one, and storing its answer. */
export function runServices(context: DesignerContext): ContractService[] {
  const { platform, store } = context;
  return [
    handle(testRunCall, async ({ definition, uploads, ...request }, call) => {
      const files = call.files.filter(({ field }) => field === 'file').map((file, index) => ({ ...file, field: uploads[index] ?? '' }));
      const valid = assertRunnable(definition);
      const stored = await store.findByService(serviceOf(valid));
      assertSqlRight(call, valid, stored ? [stored.definition] : []);
      return testRun(context, { ...request, definition: valid }, { ...call, files });
    }),
    handle(curlCommand, async ({ id: requestedId, origin }, call) => {
      const { id, status } = await store.get(requestedId);
      const live = status === 'published' ? await context.published.definitionOf(id) : null;
      if (!live) throw refuse('conflict', texts.unpublished);
      const { token, expiresAt } = await sandboxToken(platform, call);
      return { curl: curlText(origin, live, token), expire_time: new Date(expiresAt).toISOString() };
    }),
    keepAnswerService(context),
  ];
}
