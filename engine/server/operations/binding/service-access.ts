import { routesOf } from '../../../core/derive/routes.ts';
import type { ScreenService } from '../../../core/derive/services.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Access } from '../../../core/protocol/access.ts';
import { holds } from '../../auth/rights.ts';
import type { HeldNodes } from '../../kernel/ports/rights.ts';

/**
 * Returns who may make a call of a screen: on the portal every account, limited to its own rows, and visitors what is public; in the back-office
 * accounts with one of its nodes.
 */
export function accessOf(screen: Screen, { verb, does, nodes }: ScreenService): Access {
  const minLevel = minLevelOf(screen, { verb, does });
  if (screen.public?.calls.some((call) => call === does)) return { kind: 'public' };
  return screen.site === 'portal' ? { kind: 'session', minLevel } : { kind: 'permission', nodes, minLevel };
}

/** Returns the level a descriptor requires for a call; a bulk edit requires that of an edit. */
function minLevelOf(screen: Screen, { verb, does }: Pick<ScreenService, 'verb' | 'does'>): number | undefined {
  return screen.levels[does === 'EditAll' || does === 'EditPreview' ? (screen.calls.Edit ?? verb) : verb];
}

/** Whether a holder of these nodes may open any page of the screen; every session may on the portal. */
export function mayOpen(screen: Screen, held: HeldNodes): boolean {
  return routesOf(screen).some(({ path }) => screen.site === 'portal' || holds(held, path));
}
