import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import type { Site } from '../../../core/protocol/site.ts';
import type { Call } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import { bindScreen, type ScreenBinding } from '../../operations/binding/screen-binding.ts';

/** Returns the lists of a site with records of their own that the caller may open. */
export async function listsOf(platform: Platform, call: Call, site: Site): Promise<ScreenBinding[]> {
  const session = sessionOf(call);
  const found = platform.screens.all().map(async (screen) => {
    if (screen.site !== site || screen.kind !== 'list' || screen.routes.list === undefined) return null;
    const service = platform.services.find(operationOf(screen, 'List').name);
    if (!service || !(await platform.rights.mayCall(session, service.access))) return null;
    return bindScreen(platform, screen, platform.plugins);
  });
  return (await Promise.all(found)).flatMap((binding) => binding ?? []);
}
