import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import { findAccount, InputError, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-support/work-order-hooks.ts';
import { newSerial } from './serial.ts';

export const workOrderHooks: ScreenHooks = {
  beforeWrite: (_context, values, before) => (before ? values : { ...values, serial: newSerial() }),
  async beforeTransition({ query }, _record, verb, { assignee }) {
    if (verb !== 'Assign') return;
    const account = await findAccount(query, Number(assignee));
    if (!account || account.level < adminLevel) throw new InputError([{ field: 'assignee', code: 'level', text: texts.notStaff }]);
  },
};
