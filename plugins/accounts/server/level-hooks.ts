import { adminLevel, companyLevel, memberLevel, personalLevel, superLevel } from '../../../engine/core/protocol/levels.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { refuse, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-accounts/level-hooks.ts';

/** What the product itself speaks of: rights, registration and sessions rest on these levels. */
const builtIn: readonly unknown[] = [memberLevel, personalLevel, companyLevel, adminLevel, superLevel];

/** Levels that something rests on stay. */
export const levelHooks: ScreenHooks = {
  async beforeRemove({ query }, { level }) {
    if (builtIn.includes(level)) throw refuse('conflict', fillText(texts.builtIn, { level: String(level) }));
    const { count } = await query
      .selectFrom('account')
      .select((select) => select.fn.countAll().as('count'))
      .where('level', '=', Number(level))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) > 0) throw refuse('conflict', fillText(texts.inUse, { level: String(level), count: Number(count) }));
  },
};
