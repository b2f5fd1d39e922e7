import { Avatar, Dropdown, type MenuProps } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { matchPage } from '../../navigation/match-page.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { session } from '../../state/session.ts';
import { useLogout } from './use-logout.ts';

/** Pages of one's own account, by the words of the menu. */
const pages = { info: '/account/accountInfo', logins: '/account/loginRecord', password: '/account/resetPassword', settings: '/account/accountSettings' };

export function UserMenu() {
  const { t } = useTranslation('shell');
  const { profile, permission } = useSnapshot(session);
  const { goTo } = useContext(TabActionsContext);
  const logout = useLogout();
  if (!profile) return null;
  const openable = Object.entries(pages).filter(([, path]) => permission && matchPage(path, permission as PermissionAnswer).kind === 'screen');
  const items: MenuProps['items'] = [
    { key: 'who', type: 'group', label: `${profile.nickname || profile.username} · ${profile.member_level_name}` },
    ...openable.map(([name, path]) => ({ key: path, label: t(`user.${name}`) })),
    { type: 'divider' },
    { key: 'logout', label: t('user.logout') },
  ];
  const onClick: MenuProps['onClick'] = ({ key }) => (key === 'logout' ? void logout() : goTo({ key, search: '' }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick }} placement="bottomRight">
      <button type="button" className="p-user" title={t('user.title', { name: profile.username })}>
        <Avatar size={28} aria-hidden {...(profile.avatar && { src: profile.avatar })}>
          {profile.username.slice(0, 1).toUpperCase()}
        </Avatar>
        <span className="p-user-names">
          <span>{profile.nickname || profile.username}</span>
          <span className="p-second">{profile.member_level_name}</span>
        </span>
      </button>
    </Dropdown>
  );
}
