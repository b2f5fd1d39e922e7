import { texts } from '../../../../generated/words/engine-server/screen-load-service.ts';
import { loadConsoleScreen, loadConsoleScreenAt, loadScreen, loadScreenAt } from '../../../core/calls/screens/screen.ts';
import { matchRoute } from '../../../core/derive/match-route.ts';
import { routesOf } from '../../../core/derive/routes.ts';
import { servicesOf } from '../../../core/derive/services.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Site } from '../../../core/protocol/site.ts';
import { holds } from '../../auth/rights.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Session } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { HeldNodes } from '../../kernel/ports/rights.ts';
import type { ScreenStore } from '../../kernel/ports/screen-store.ts';
import { accessOf, mayOpen } from '../../operations/binding/service-access.ts';
import { listArrangement } from './stored-preferences.ts';

/** Answers a screen to the browser, on either site. Requires the right to any page of it; being the target of a reference is not enough. */
export function screenLoadServices(platform: Platform): ContractService[] {
  const nameAt = (site: Site, path: string): string | undefined => {
    const screens = platform.screens.all().filter((screen) => screen.site === site);
    return matchRoute(path, screens.flatMap(routesOf))?.route.screen;
  };
  /** @param requested what the caller asked for, as a refusal calls it */
  const load = async (site: Site, name: string | undefined, session: Session, requested = name ?? '') => {
    const screen = name === undefined ? undefined : platform.screens.find(name);
    const held = await platform.rights.nodesOf(session);
    if (screen?.site !== site) throw held === 'all' ? refuse('notFound', texts.unknown, { name: requested }) : refuse('noRight');
    if (!mayOpen(screen, held)) throw refuse('noRight');
    const [verbs, validator, arrangement] = await Promise.all([
      Promise.all(servicesOf(screen).map(async (service) => ((await platform.rights.mayCall(session, accessOf(screen, service))) ? [service.verb] : []))),
      platform.validators.addressOf(screen),
      listArrangement(platform.database, session.accountId, screen.name),
    ]);
    return { screen, validator, verbs: verbs.flat(), refs: refsOf(screen, platform.screens, held), arrangement };
  };
  return [
    handle(loadScreen, ({ name }, call) => load('admin', name, sessionOf(call))),
    handle(loadConsoleScreen, ({ name }, call) => load('portal', name, sessionOf(call))),
    handle(loadScreenAt, ({ path }, call) => load('admin', nameAt('admin', path), sessionOf(call), path)),
    handle(loadConsoleScreenAt, ({ path }, call) => load('portal', nameAt('portal', path), sessionOf(call), path)),
  ];
}

/** Returns where the records that fields refer to are listed on the same site; null if the caller may not open that list. */
function refsOf(screen: Screen, screens: ScreenStore, held: HeldNodes): Record<string, string | null> {
  const targets = [...screen.fields, ...screen.derived].flatMap((field) => (field.format?.kind === 'ref' ? [field.format.screen] : []));
  const listOf = (name: string): string | undefined =>
    screen.site === 'portal' ? screens.all().find(({ site, records }) => site === 'portal' && records === name)?.routes.list : screens.find(name)?.routes.list;
  return Object.fromEntries(
    [...new Set(targets)].map((name) => {
      const list = listOf(name);
      return [name, list !== undefined && (screen.site === 'portal' || holds(held, list)) ? list : null];
    }),
  );
}
