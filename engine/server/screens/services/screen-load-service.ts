import { texts } from '../../../../generated/words/engine-server/screen-load-service.ts';
import { loadScreen } from '../../../core/calls/screen.ts';
import { routesOf } from '../../../core/derive/routes.ts';
import { servicesOf } from '../../../core/derive/services.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { holds } from '../../auth/rights.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { HeldNodes } from '../../kernel/ports/rights.ts';
import { minLevelOf } from '../../operations/binding/service-access.ts';

/** A screen for the browser. Holding any page of it is enough; being the target of a reference is not. */
export function screenLoadService(platform: Platform): ContractService {
  return handle(loadScreen, async ({ name }, call) => {
    const session = sessionOf(call);
    const screen = platform.screens.find(name);
    const held = await platform.rights.nodesOf(session);
    if (screen?.site !== 'admin') throw held === 'all' ? refuse('notFound', texts.unknown, { name }) : refuse('noRight');
    if (!routesOf(screen).some((route) => holds(held, route.path))) throw refuse('noRight');
    const verbs = servicesOf(screen)

      .filter((service) => session.level >= (minLevelOf(screen, service) ?? 0) && service.nodes.some((node) => holds(held, node)))
      .map(({ verb }) => verb);
    return { screen, validator: await platform.validators.addressOf(screen), verbs, refs: refsOf(screen, platform.screens, held) };
  });
}

function refsOf(screen: Screen, screens: { find(name: string): Screen | undefined }, held: HeldNodes): Record<string, string | null> {
  const targets = screen.fields.flatMap((field) => (field.format?.kind === 'ref' ? [field.format.screen] : []));
  return Object.fromEntries(
    [...new Set(targets)].map((name) => {
      const list = screens.find(name)?.routes.list;
      return [name, list !== undefined && holds(held, list) ? list : null];
    }),
  );
}
