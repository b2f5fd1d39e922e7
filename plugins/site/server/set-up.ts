import { changePassword } from '../../../engine/core/calls/account.ts';
import { endSetup, removeDemo } from '../../../engine/core/calls/demo.ts';
import { operationOf } from '../../../engine/core/calls/screens/screen-operations.ts';
import type { CallRef } from '../../../engine/core/contract/define-call.ts';
import { superLevel } from '../../../engine/core/protocol/levels.ts';
import { type ActionHandler, refuse, refuseSimulated, requireScreen, sessionOf } from '../../../engine/server/index.ts';

/** The first settings of a new platform, each made by the call that makes it later too, with its rules and its entry in the audit. */
export const setUp: ActionHandler = async ({ platform, call, auditsItself }, _records, askValues) => {
  const session = sessionOf(call);
  refuseSimulated(session);
  if (session.level < superLevel) throw refuse('noRight');
  auditsItself();
  const run = async (target: CallRef, params: Record<string, unknown>) => {
    const service = platform.services.find(target.name);
    if (!service) throw refuse('notFound');
    await service.handle({ ...call, service: service.name, params });
  };
  const { change_password, old_password, password, password_confirm, demo } = askValues;
  if (change_password === true) await run(changePassword, { old_password, password, password_confirm });
  const siteValues = Object.fromEntries(['title', 'logo'].flatMap((field) => (askValues[field] ? [[field, askValues[field]]] : [])));
  if (Object.keys(siteValues).length > 0) {
    const record = await platform.database.read.selectFrom('site_config').select(['id', 'rev']).executeTakeFirstOrThrow();
    await run(operationOf(requireScreen(platform, 'site_config'), 'Edit'), { id: Number(record.id), rev: Number(record.rev), ...siteValues });
  }
  if (demo === 'remove') await run(removeDemo, {});
  await run(endSetup, {});
  return null;
};
