import type { ProfileAnswer } from '../../../core/answers/boot.ts';
import { refuse } from '../../kernel/call/errors.ts';
import type { Service } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { findAccount } from '../accounts/accounts.ts';
import { levelName } from '../accounts/levels.ts';
import { readPublicOrigin } from '../public-address.ts';
import type { AuthContext } from './auth-context.ts';

/** The open calls answer on the same origin unless the operator has named another. */
const sameOrigin = '/';

export function profileService({ platform }: AuthContext): Service {
  return {
    name: 'Platform.User.Profile',
    title: { zh_cn: '我的资料', en: 'My profile' },
    parameters: [],
    access: { kind: 'session' },
    async handle(call): Promise<ProfileAnswer> {
      const { read } = platform.database;
      const session = sessionOf(call);
      const [account, simulator, origin] = await Promise.all([
        findAccount(read, session.accountId),
        session.simulatedBy === null ? null : findAccount(read, session.simulatedBy),
        readPublicOrigin(read),
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
        },
        web_domain_url: { open_api: { url: origin === null ? sameOrigin : `${origin}/` } },
      };
    },
  };
}
