import { createHash } from 'node:crypto';
import { getProfile } from '../../../core/calls/account.ts';
import { adminLevel } from '../../../core/protocol/levels.ts';
import { sites } from '../../../core/protocol/site.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Session } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { findAccount } from '../accounts/accounts.ts';
import { levelName } from '../accounts/levels.ts';
import { readPublicOrigin } from '../settings/public-address.ts';
import { readSiteTitle } from '../settings/site-title.ts';
import type { AuthContext } from './context/auth-context.ts';

/** Open calls answer on the same origin unless the operator has configured another. */
const sameOrigin = '/';

/** Answers the caller's own account, its session, and the site's settings that pages need. */
export function profileService({ platform }: AuthContext): ContractService {
  return handle(getProfile, async (_, call) => {
    const { read } = platform.database;
    const session = sessionOf(call);
    const [account, simulator, origin, siteTitle, { hasWatermark }] = await Promise.all([
      findAccount(read, session.accountId),
      session.simulatedBy === null ? null : findAccount(read, session.simulatedBy),
      readPublicOrigin(read),
      readSiteTitle(read),
      platform.site.settings(),
    ]);
    if (!account) throw refuse('sessionEnded');
    const { id, username, nickname, avatar, level, tel, email } = account;
    const name = await levelName(read, level);
    return {
      profile: {
        id,
        username,
        nickname: nickname || username,
        avatar,
        level,
        member_level_name: name[call.language],
        tel,
        email,
        simulated_by: simulator?.username ?? null,
        uuid: uuidOf(session),
        access: sites.filter((site) => site === 'portal' || level >= adminLevel),
      },
      web_domain_url: { open_api: { url: origin === null ? sameOrigin : `${origin}/` } },
      site_title: siteTitle,
      has_watermark: hasWatermark,
    };
  });
}

/** Returns an id of the session that reveals nothing about its token and stays the same: a UUID of version 8 (RFC 9562), derived from its row. */
function uuidOf({ id, accountId }: Session): string {
  const digest = createHash('sha256').update(`session ${id} of ${accountId}`).digest();
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
