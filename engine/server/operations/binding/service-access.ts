import { routesOf } from '../../../core/derive/routes.ts';
import type { ScreenService } from '../../../core/derive/services.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Access } from '../../../core/protocol/access.ts';
import { holds } from '../../auth/rights.ts';
import type { HeldNodes } from '../../kernel/ports/rights.ts';

/** A portal screen serves every account, limited to its own rows, and in what is public visitors too; a back-office screen those who hold one of its nodes. */
export function accessOf(screen: Screen, { verb, does, nodes }: ScreenService): Access {
  const minLevel = minLevelOf(screen, { verb, does });
  if (screen.public?.calls.some((call) => call === does)) return { kind: 'public' };
  return screen.site === 'portal' ? { kind: 'session', minLevel } : { kind: 'permission', nodes, minLevel };
}

/** The level a descriptor asks for a call; one edit of many asks for that of an edit. */
function minLevelOf(screen: Screen, { verb, does }: Pick<ScreenService, 'verb' | 'does'>): number | undefined {
  return screen.levels[does === 'EditAll' || does === 'EditPreview' ? (screen.calls.Edit ?? verb) : verb];
}

/** Whether any page of the screen is open to who holds these nodes; those of the portal are to everybody who has signed in. */
export function mayOpen(screen: Screen, held: HeldNodes): boolean {
  return routesOf(screen).some(({ path }) => screen.site === 'portal' || holds(held, path));
}
