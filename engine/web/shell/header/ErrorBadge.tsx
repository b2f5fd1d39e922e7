import { BugOutlined } from '@ant-design/icons';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { errorLog } from '../../state/errors.ts';
import { IconButton } from './IconButton.tsx';

/** How many errors this page has collected; opens their list. */
export function ErrorBadge() {
  const { t } = useTranslation('shell');
  const { entries, hasUnseen } = useSnapshot(errorLog);
  const { goTo } = useContext(TabActionsContext);
  const count = hasUnseen ? entries.length : 0;
  return <IconButton label={t('pages.errorLog')} icon={<BugOutlined />} count={count} onClick={() => goTo({ key: '/error-log', search: '' })} />;
}
