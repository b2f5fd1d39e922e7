import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { preferences, themeModes } from '../../state/preferences.ts';
import { IconButton } from './IconButton.tsx';

const icons = { light: <SunOutlined />, dark: <MoonOutlined />, system: <DesktopOutlined /> };

export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const { theme } = useSnapshot(preferences);
  const choose = (key: string) => {
    const mode = themeModes.find((one) => one === key);
    if (mode) preferences.theme = mode;
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: themeModes.map((mode) => ({ key: mode, label: t(`theme.${mode}`), icon: icons[mode] })),
        selectable: true,
        selectedKeys: [theme],
        onClick: ({ key }) => choose(key),
      }}
    >
      <span>
        <IconButton label={t('theme.title')} icon={icons[theme]} />
      </span>
    </Dropdown>
  );
}
