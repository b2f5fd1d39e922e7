import { KeyOutlined, LaptopOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import { Avatar, Button, Descriptions, Flex, Skeleton, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { editProfile } from '../../../engine/core/calls/account.ts';
import { normalizeField } from '../../../engine/core/descriptor/normalize/normalize-field.ts';
import { call, imageWidget, notify, type PageProps, useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/plugin-accounts/account-info.ts';
import { AccountPage } from './AccountPage.tsx';
import { refreshProfile } from './refresh-profile.ts';
import { useProfile } from './use-profile.ts';

const avatarField = normalizeField('avatar', { type: 'string', format: 'image', label: texts.avatar }, { required: false });

const links = [
  { to: '/account/accountSettings', icon: <SettingOutlined />, key: 'settings' },
  { to: '/account/resetPassword', icon: <KeyOutlined />, key: 'password' },
  { to: '/account/loginRecord', icon: <LaptopOutlined />, key: 'logins' },
] as const;

/** Who I am here, with my picture and the ways to everything else about my account. */
export default function AccountInfo({ screen }: PageProps) {
  const { t } = useTranslation('accounts');
  const text = useText();
  const id = useId();
  const profile = useProfile();
  const [isSaving, setSaving] = useState(false);
  if (!profile) return <Skeleton active />;

  const saveAvatar = async (value: unknown) => {
    setSaving(true);
    try {
      await call(editProfile, typeof value === 'string' ? { avatar: value } : { clear: ['avatar'] });
      await refreshProfile();
      notify('success', t('info.avatarSaved'));
    } finally {
      setSaving(false);
    }
  };

  const rows = [
    { key: 'username', label: t('field.username'), children: profile.username },
    { key: 'nickname', label: t('field.nickname'), children: profile.nickname },
    { key: 'level', label: t('field.level'), children: profile.member_level_name },
    { key: 'tel', label: t('field.tel'), children: profile.tel || t('none') },
    { key: 'email', label: t('field.email'), children: profile.email || t('none') },
  ];
  return (
    <AccountPage title={text(screen.label)} help={t('info.help')}>
      <Flex gap={16} align="center">
        <Avatar size={72} src={profile.avatar || undefined} icon={<UserOutlined />} alt={t('field.avatar')} />
        <div>
          <Typography.Text strong style={{ fontSize: 18 }}>
            {profile.nickname}
          </Typography.Text>
          <br />
          <Typography.Text type="secondary">{profile.member_level_name}</Typography.Text>
        </div>
      </Flex>
      <Descriptions bordered size="small" column={1} items={rows} styles={{ label: { width: 140 } }} />
      <div>
        <Typography.Paragraph strong id={`${id}-label`} style={{ marginBottom: 8 }}>
          {t('info.avatar')}
        </Typography.Paragraph>
        <imageWidget.Input field={avatarField} id={id} value={profile.avatar || undefined} onChange={saveAvatar} disabled={isSaving} isEdit record={{}} />
      </div>
      <Flex gap={8} wrap>
        {links.map(({ to, icon, key }) => (
          <Link key={key} to={to}>
            <Button icon={icon} tabIndex={-1}>
              {t(`info.${key}`)}
            </Button>
          </Link>
        ))}
      </Flex>
    </AccountPage>
  );
}
