import { GlobalOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageFacts } from '../../../../generated/words/languages.ts';
import { isLanguage, languages } from '../../../core/text/text.ts';
import { reloadProfile } from '../../api/load-session.ts';
import { switchLanguage } from '../../state/i18n.ts';
import { useLanguage } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { IconButton } from './IconButton.tsx';

export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const origin = useRef<Element | null>(null);
  const choose = async (key: string) => {
    if (!isLanguage(key)) return;
    await switchLanguage(key);
    if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    if (session.token) await reloadProfile();
  };
  /** Somebody in the middle of a form goes on where he was. */
  const remember = () => {
    origin.current = document.activeElement;
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: languages.map((key) => ({ key, label: languageFacts[key].name })),
        selectable: true,
        selectedKeys: [language],
        onClick: ({ key }) => void choose(key),
      }}
    >
      <span onPointerDownCapture={remember} onKeyDownCapture={remember}>
        <IconButton label={t('language')} icon={<GlobalOutlined />} />
      </span>
    </Dropdown>
  );
}
