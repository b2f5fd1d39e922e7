import { servicesOf } from '../../../core/derive/services.ts';
import type { Operation } from '../../../core/descriptor/types.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { ScreenBinding } from './screen-binding.ts';
import { accessOf } from './service-access.ts';

/** Whether the caller may make this call of the screen; also asked by calls that do the same in passing. */
export async function mayDo({ platform, screen }: Pick<ScreenBinding, 'platform' | 'screen'>, { session }: Call, operation: Operation): Promise<boolean> {
  const service = servicesOf(screen).find(({ does }) => does === operation);
  return service !== undefined && session !== null && platform.rights.mayCall(session, accessOf(screen, service));
}
