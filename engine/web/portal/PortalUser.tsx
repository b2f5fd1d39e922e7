import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { logout } from '../../core/calls/account.ts';
import { currentLanguage } from '../state/language.ts';
import { clearSession, session } from '../state/session.ts';
import { homeOf } from '../transport/login-address.ts';
import { send } from '../transport/send.ts';
import { UserPicture } from '../widgets/parts/UserPicture.tsx';

/** Who is signed in, and the way out. */
export function PortalUser() {
  const { t } = useTranslation('shell');
  const { profile } = useSnapshot(session);
  if (!profile) return null;
  const { username, nickname, avatar, access, member_level_name } = profile;
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: `${username} · ${member_level_name}` },
    { key: 'console', label: <a href={homeOf('portal')}>{t('sites.portal')}</a> },
    ...(access.includes('admin') ? [{ key: 'admin', label: <a href={homeOf('admin')}>{t('sites.admin')}</a> }] : []),
    { type: 'divider' },
    { key: 'logout', label: t('user.logout') },
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => key === 'logout' && void signOut() }} placement="bottomRight">
      <button type="button" className="p-user" title={t('user.title', { name: username })}>
        <UserPicture name={username} picture={avatar} />
        <span className="p-user-names">{nickname || username}</span>
      </button>
    </Dropdown>
  );
}

/** The page begins anew as a visitor's: what only the account could see is gone. */
async function signOut(): Promise<void> {
  // Whether or not the server hears of it, this browser forgets the token.
  await send(logout.name, { access_token: session.token }, currentLanguage());
  clearSession();
  location.reload();
}
