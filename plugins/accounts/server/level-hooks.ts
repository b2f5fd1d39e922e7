import { adminLevel, companyLevel, memberLevel, personalLevel, superLevel } from '../../../engine/core/protocol/levels.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { type HookContext, refuse, type ScreenHooks } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/plugin-accounts/level-hooks.ts';

/** What the product itself speaks of: rights, registration and sessions rest on these levels. */
const builtIn: readonly unknown[] = [memberLevel, personalLevel, companyLevel, adminLevel, superLevel];

/** Levels that rules of the product rest on stay, as do those that accounts and permissions have. */
export const levelHooks: ScreenHooks = {
  afterWrite: announce,
  afterRestore: announce,
  beforeRemove(context, { level }) {
    if (builtIn.includes(level)) throw refuse('conflict', fillText(texts.builtIn, { level: String(level) }));
    announce(context);
  },
};

/** How often accounts of the level may call, the gateway keeps in memory. */
function announce({ afterCommit, platform }: HookContext): void {
  afterCommit(() => platform.events.emit({ kind: 'permissions-changed' }));
}
