import { refuse } from '../../../engine/server/kernel/call/errors.ts';
import { defineServerPlugin } from '../../../engine/server/kernel/plugin.ts';
import { anyTable } from '../../../engine/server/kernel/ports/database.ts';

/** What the hooks of `desk` have said after a commit. */
export const reported: string[] = [];
/** A plugin whose hooks refuse tickets by their title, and whose handlers compute. */
export const desk = defineServerPlugin({
  name: 'desk',
  hooks: {
    ticketHooks: {
      beforeWrite: (_context, values) => (values.title === 'forbidden' ? Promise.reject(refuse('conflict', { zh_cn: '不行', en: 'No' })) : values),
      afterWrite: (context, after, before) => {
        context.afterCommit(async () => void reported.push(`${before ? 'edited' : 'added'} ${after.title}`));
        if (after.title === 'too late') throw refuse('conflict', { zh_cn: '晚了', en: 'Too late' });
      },
      beforeRemove: (_context, record) => {
        if (record.title === 'precious') throw refuse('conflict', { zh_cn: '不能删', en: 'Precious' });
      },
      beforeTransition: (_context, record) => {
        if (record.title === 'stuck') throw refuse('conflict', { zh_cn: '卡住', en: 'Stuck' });
      },
    },
  },
  handlers: {
    weigh: async (_context, records, requested) => ({ weight: records.map((record) => Number(record.severity) * Number(requested.factor)) }),
    tally: async (context) => ({ rows: (await anyTable(context.query).selectFrom('ticket').select('id').execute()).length > 0 }),
  },
});
