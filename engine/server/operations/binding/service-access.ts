import type { ScreenService } from '../../../core/derive/services.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Access } from '../../../core/protocol/access.ts';

/** A portal screen serves every account, limited to its own rows; a back-office screen those who hold one of its nodes. */
export function accessOf(screen: Screen, { verb, does, nodes }: ScreenService): Access {
  const minLevel = minLevelOf(screen, { verb, does });
  return screen.site === 'portal' ? { kind: 'session', minLevel } : { kind: 'permission', nodes, minLevel };
}

/** The level a descriptor asks for a call; one edit of many asks for that of an edit. */
export function minLevelOf(screen: Screen, { verb, does }: Pick<ScreenService, 'verb' | 'does'>): number | undefined {
  return screen.levels[does === 'EditAll' ? (screen.calls.Edit ?? verb) : verb];
}
