import type { TransitionAnswer } from '../../../../engine/core/answers/list-answer.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import {
  type ActionHandler,
  type Call,
  CallError,
  type ContractService,
  handle,
  InputError,
  isPublished,
  type Platform,
  refuse,
  refuseSimulated,
  requireScreen,
  type Session,
  sessionOf,
} from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-catalog/apply.ts';
import { applyForInterface } from '../../shared/calls.ts';

/** `Platform.Permission.Apply`: what the docs offer where an interface was refused. */
export function applyService(platform: Platform): ContractService {
  return handle(applyForInterface, ({ app_id, service_name, reason }, call) => {
    refuseSimulated(sessionOf(call));
    return apply(platform, call, { appId: app_id, service: service_name, reason });
  });
}

/**
 * The same from the list of what an app has obtained and has not. Each row is applied for by itself, and the answer names those that were not, with the
 * reason: what one row meets, as an application of this moment, neither takes back nor prevents the others. One row's refusal is the call's.
 */
export const applyForRows: ActionHandler = async ({ platform, call, auditsItself }, records, askValues): Promise<TransitionAnswer> => {
  refuseSimulated(sessionOf(call));
  auditsItself();
  const answer: TransitionAnswer = { done: [], failed: [] };
  for (const { id, app_id, service_name } of records) {
    try {
      await apply(platform, call, { appId: Number(app_id), service: String(service_name), reason: String(askValues.reason ?? '') });
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof CallError) || error instanceof InputError || records.length === 1) throw error;
      answer.failed.push({ id, ret: error.ret, msg: error.text[call.language] });
    }
  }
  return answer;
};

interface Application {
  appId: number;
  service: string;
  reason: string;
}

/** Throws 404 for an app that is not one's own and an interface one may not know of, 409 where it is allowed or applied for already. */
async function apply(platform: Platform, call: Call, { appId, service: name, reason }: Application): Promise<{ id: number }> {
  const { apps, database, messages } = platform;
  const session = sessionOf(call);
  const app = await ownApp(platform, session, appId);
  const service = platform.services.find(name);
  if (!service || !isPublished(service) || (service.access.visibility === 'hidden' && !apps.mayUse(app, service))) {
    throw refuse('notFound', texts.service, { name: name.slice(0, 120) });
  }
  if (reason.trim() === '') throw new InputError([{ field: 'reason', code: 'required', text: texts.reason }]);
  if (apps.mayUse(app, service)) throw refuse('conflict', texts.allowed, { app: app.name, service: name });
  const rows = platform.repositories.of(requireScreen(platform, 'permission_request'));
  const { id, tell } = await database.transact(async (query) => {
    await database.hold(query, 'permission_request');
    const pending = await query
      .selectFrom('permission_request')
      .select('id')
      .where('app_id', '=', appId)
      .where('service_name', '=', name)
      .where('status', '=', 'pending')
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (pending || !rows) throw refuse('conflict', texts.pending, { app: app.name, service: name });
    const values = { app_id: appId, account_id: app.accountId, service_name: name, reason: reason.trim(), status: 'pending' };
    const { id } = await rows.insert(query, values, session.accountId);
    await platform.audit.record(query, call, { screen: 'permission_request', recordId: id, verb: 'Add', before: null, after: values });
    const tell = await messages.notify(query, {
      to: { right: 'PermissionRequest.Approve' },
      kind: 'review',
      text: fillText(texts.applied, { app: app.name, service: name }),
      about: { screen: 'permission_request', id },
      except: session.accountId,
    });
    return { id, tell };
  });
  await tell();
  return { id };
}

async function ownApp({ apps }: Platform, { accountId }: Session, appId: number) {
  const row = await apps.ownedBy(accountId).select('app_key').where('id', '=', appId).executeTakeFirst();
  const app = row?.app_key ? await apps.app(row.app_key) : null;
  if (!app) throw refuse('notFound', texts.app, { id: appId });
  return app;
}
