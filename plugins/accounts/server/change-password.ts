import { changePassword as changePasswordCall } from '../../../engine/core/calls/account.ts';
import { type ActionHandler, refuse } from '../../../engine/server/index.ts';

/** What a screen may leave out by a condition. */
const nothing = { old_password: '', password: '', password_confirm: '' };

/** The call that everybody's client makes, with its limits and its own entry in the audit. */
export const changePassword: ActionHandler = async ({ platform, call, auditsItself }, _, askValues) => {
  auditsItself();
  const service = platform.services.find(changePasswordCall.name);
  if (!service) throw refuse('notFound');
  return service.handle({ ...call, service: service.name, params: { ...nothing, ...askValues } });
};
