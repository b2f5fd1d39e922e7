import type { HelperCall } from '../../../core/derive/helper-calls.ts';
import { routesOf } from '../../../core/derive/routes.ts';
import type { ScreenService } from '../../../core/derive/services.ts';
import type { Operation, Screen } from '../../../core/descriptor/types.ts';
import type { Access } from '../../../core/protocol/access.ts';
import { offeredTransitions } from '../../../core/states/transitions.ts';
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

/** The operations of which a helper call tells or does a part: it requires the level of the one that requires least. */
const partOf: Record<HelperCall, readonly Operation[]> = {
  History: ['Get'],
  Related: ['Get'],
  Options: ['List', 'Get', 'Add', 'Edit'],
  Affected: ['Get', 'Remove'],
  EditAll: ['Edit'],
  EditPreview: ['Edit'],
  Undo: ['Edit', 'Import'],
  Tiles: [],
};

/** Returns the level a descriptor requires for a call; a helper call has that of what it is a part of. */
function minLevelOf(screen: Screen, { verb, does }: Pick<ScreenService, 'verb' | 'does'>): number | undefined {
  if (!isHelper(does)) return screen.levels[verb];
  const asking = does === 'Options' ? [...offeredTransitions(screen), ...screen.actions].filter(({ ask }) => ask.length > 0) : [];
  const verbs = [...partOf[does].flatMap((operation) => screen.calls[operation] ?? []), ...asking.map((one) => one.verb)];
  return verbs.length === 0 ? undefined : Math.min(...verbs.map((name) => screen.levels[name] ?? 0)) || undefined;
}

function isHelper(does: ScreenService['does']): does is HelperCall {
  return Object.hasOwn(partOf, does);
}

/** Whether a holder of these nodes may open any page of the screen; every session may on the portal. */
export function mayOpen(screen: Screen, held: HeldNodes): boolean {
  return routesOf(screen).some(({ path }) => screen.site === 'portal' || holds(held, path));
}
