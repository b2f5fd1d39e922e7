import { querySite } from '../../../core/calls/site.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { readSiteTitle } from '../site-title.ts';
import type { AuthContext } from './auth-context.ts';

export function siteService({ platform }: AuthContext): ContractService {
  return handle(querySite, async () => ({ title: await readSiteTitle(platform.database.read) }));
}
