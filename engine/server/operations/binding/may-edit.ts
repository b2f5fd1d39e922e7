import { servicesOf } from '../../../core/derive/services.ts';
import type { Call } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { ScreenBinding } from './screen-binding.ts';
import { accessOf } from './service-access.ts';

/** Whether the caller may edit the screen's records: what changes some of them in passing asks too. */
export async function mayEdit({ platform, screen }: Pick<ScreenBinding, 'platform' | 'screen'>, call: Call): Promise<boolean> {
  const edit = servicesOf(screen).find(({ does }) => does === 'Edit');
  return edit !== undefined && platform.rights.mayCall(sessionOf(call), accessOf(screen, edit));
}
