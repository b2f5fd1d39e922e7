import { serviceNameOf } from '../../../core/derive/permissions.ts';
import { operationTitle, verbTitle } from '../../../core/derive/services.ts';
import { operations } from '../../../core/descriptor/types.ts';
import { plainText, type Text } from '../../../core/text/text.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Returns a verb of the audit trail in words: the title of the call or the label of the automatic transition that did it, or the verb itself if nothing has this name any more. */
export function actTitle({ services, screens }: Pick<Platform, 'services' | 'screens'>, screenName: string, verb: string): Text {
  const screen = screens.find(screenName);
  const operation = operations.find((one) => one === verb);
  const own = screen && services.find(serviceNameOf(screen, (operation && screen.calls[operation]) ?? verb));
  // What is done by calls of no screen has names of its own, where every screen has an Add and an Edit.
  const found = own ?? (operation ? undefined : services.all().find(({ name }) => /^(Admin|Platform)\./.test(name) && name.endsWith(`.${verb}`)));
  if (found) return found.title;
  const automatic = screen?.machines.flatMap(({ transitions }) => transitions).find((transition) => transition.verb === verb);
  if (screen && automatic) return verbTitle(screen, automatic.label);
  return screen && operation ? operationTitle(screen, operation) : plainText(verb);
}
