import { Dropdown, type MenuProps } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { matchPage } from '../../navigation/match-page.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { currentSite, homeOf } from '../../transport/login-address.ts';
import { UserPicture } from '../../widgets/parts/UserPicture.tsx';
import { useLogout } from './use-logout.ts';

/** Below it lie the pages of one's own account, on every site. */
const ownPages = '/account/';

export function UserMenu() {
  const { t } = useTranslation('shell');
  const text = useText();
  const { profile, permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  const { goTo } = useContext(TabActionsContext);
  const logout = useLogout();
  if (!profile) return null;
  const own = permission?.routes.filter(({ path }) => path.startsWith(ownPages) && matchPage(path, permission).kind === 'screen') ?? [];
  const other = currentSite() === 'admin' ? 'portal' : 'admin';
  const mayLeave = profile.access.includes(other);
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: `${profile.nickname || profile.username} · ${profile.member_level_name}` },
    ...own.map(({ path, title }) => ({ key: path, label: text(title) })),
    { type: 'divider' },
    ...(mayLeave ? [{ key: 'site', label: <a href={homeOf(other)}>{t(`sites.${other}`)}</a> }] : []),
    { key: 'logout', label: t('user.logout') },
  ];
  const onClick: MenuProps['onClick'] = ({ key }) => {
    if (key === 'logout') void logout();
    else if (key !== 'site') goTo({ key, search: '' });
  };
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick }} placement="bottomRight">
      <button type="button" className="p-user" title={t('user.title', { name: profile.username })}>
        <UserPicture name={profile.username} picture={profile.avatar} />
        <span className="p-user-names">
          <span>{profile.nickname || profile.username}</span>
          <span className="p-second">{profile.member_level_name}</span>
        </span>
      </button>
    </Dropdown>
  );
}
