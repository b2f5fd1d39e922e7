import { type HookContext, InputError, type RecordValues, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/request-hooks.ts';
import { putRule } from '../rules/rule-rows.ts';

/** An application that is granted becomes a rule of its app; one that is declined says why. */
export const requestHooks: ScreenHooks = {
  beforeTransition(_context, _record, verb, askValues) {
    if (verb !== 'Decline') return;
    const reason = [askValues.template, askValues.reason].filter((part) => typeof part === 'string' && part.trim() !== '').join('\n');
    if (reason === '') throw new InputError([{ field: 'reason', code: 'required', text: texts.reason }]);
    askValues.reason = reason;
  },
  async afterTransition(context, record, verb) {
    if (verb === 'Approve') await grant(context, record);
  },
};

async function grant({ platform, query, call, afterCommit }: HookContext, { app_id, service_name }: RecordValues): Promise<void> {
  await putRule(platform, query, call, { subject: `app:${app_id}`, scope: String(service_name), state: 'granted' });
  afterCommit(() => platform.events.emit({ kind: 'permissions-changed' }));
}
