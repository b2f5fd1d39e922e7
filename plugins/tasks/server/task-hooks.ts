import { InputError, isCalledByTasks, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-tasks/task-hooks.ts';
import { cronError } from './rhythm.ts';

/** The names of namespace, class and action: they begin with a letter; an action may have underscores, as interfaces' methods may. */
const servicePattern = /^[A-Za-z][A-Za-z0-9]*\.[A-Za-z][A-Za-z0-9]*\.[A-Za-z][A-Za-z0-9_]*$/;

export const taskHooks: ScreenHooks = {
  beforeWrite({ platform }, values, before) {
    const task: Record<string, unknown> = { ...before, ...values };
    if (!servicePattern.test(String(task.api))) throw new InputError([{ field: 'service', code: 'pattern', text: texts.api }]);
    const service = platform.services.find(String(task.api));
    if ('api' in values && !(service && isCalledByTasks(service))) throw new InputError([{ field: 'api', code: 'unpublished', text: texts.unpublished }]);
    if (values.email && !platform.mail.isConfigured) throw new InputError([{ field: 'email', code: 'noMail', text: texts.noMail }]);
    const error = task.rhythm === 'cron' ? cronError(String(task.cron), Date.now()) : null;
    if (error) throw new InputError([{ field: 'cron', code: error, text: texts[error] }]);
    return values;
  },
};
