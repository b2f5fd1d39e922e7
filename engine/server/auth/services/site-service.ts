import { querySite } from '../../../core/calls/site.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { AuthContext } from './context/auth-context.ts';

/** Answers what pages show of the site before sign-in. */
export function siteService({ platform }: AuthContext): ContractService {
  return handle(querySite, async () => {
    const { title, registration } = await platform.site.settings();
    return { title, has_agreement: registration.agreement !== '', is_registration_open: registration.isOpen };
  });
}
