import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { mayUse } from '../../actions/may-use.ts';
import type { ApiError } from '../../api/call.ts';
import { useTab } from '../../navigation/use-tab.ts';
import { StatusPage } from '../../page/status/StatusPage.tsx';

/** A page whose record does not exist, or no longer: trying again would not help, its list does. */
export function MissingRecord({ answer, error }: { answer: ScreenAnswer; error: ApiError }) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const { close } = useTab();
  const { list } = answer.screen.routes;
  const toList = list !== undefined && mayUse(answer, 'List') && (
    <Button type="primary" onClick={() => void close().then(() => navigate(list))}>
      {t('toList')}
    </Button>
  );
  return <StatusPage code="404" title={t('missing')} text={error.message} requestId={error.requestId} action={toList || undefined} />;
}
