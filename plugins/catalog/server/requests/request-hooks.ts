import { type HookContext, InputError, isPublished, type RecordValues, refuse, type ScreenHooks } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/request-hooks.ts';
import { putRule } from '../rules/rule-rows.ts';

/** An application that is granted becomes a rule of its app; one that is declined says why. */
export const requestHooks: ScreenHooks = {
  async beforeTransition(context, record, verb, askValues) {
    if (verb === 'Approve') await requireCurrent(context, record);
    if (verb !== 'Decline') return;
    const reason = [askValues.template, askValues.reason].filter((part) => typeof part === 'string' && part.trim() !== '').join('\n');
    if (reason === '') throw new InputError([{ field: 'reason', code: 'required', text: texts.reason }]);
    askValues.reason = reason;
  },
  async afterTransition(context, record, verb) {
    if (verb === 'Approve') await grant(context, record);
  },
};

/** Refuses to promise a call that nobody could make: its app or its interface is gone. */
async function requireCurrent({ platform, query }: HookContext, { app_id, service_name }: RecordValues): Promise<void> {
  const app = await query.selectFrom('app').select('id').where('id', '=', Number(app_id)).where('deleted_at', 'is', null).executeTakeFirst();
  if (!app) throw refuse('conflict', texts.noApp);
  const service = platform.services.find(String(service_name));
  if (!service || !isPublished(service)) throw refuse('conflict', texts.noService, { name: String(service_name) });
}

async function grant({ platform, query, call, afterCommit }: HookContext, { app_id, service_name }: RecordValues): Promise<void> {
  await putRule(platform, query, call, { subject: `app:${app_id}`, scope: String(service_name), state: 'granted' });
  afterCommit(() => platform.events.emit({ kind: 'permissions-changed' }));
}
