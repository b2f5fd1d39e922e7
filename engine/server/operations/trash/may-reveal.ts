import { servicesOf } from '../../../core/derive/services.ts';
import type { HookContext } from '../../kernel/plugin.ts';
import type { ScreenBinding } from '../binding/screen-binding.ts';
import { accessOf } from '../binding/service-access.ts';

/** Whether a refusal may name the other records that prevent a removal: only those the caller may see. */
export async function mayReveal({ screen }: ScreenBinding, other: ScreenBinding, context: HookContext): Promise<boolean> {
  return screen.site !== 'portal' && (await maySee(other, context));
}

async function maySee({ platform, screen }: ScreenBinding, { call, query }: HookContext): Promise<boolean> {
  const list = servicesOf(screen).find(({ does }) => does === 'List');
  return list !== undefined && call.session !== null && platform.rights.mayCall(call.session, accessOf(screen, list), query);
}
