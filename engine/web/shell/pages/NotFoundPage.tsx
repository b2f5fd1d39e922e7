import { useTranslation } from 'react-i18next';
import { requestIdOf } from '../../api/call.ts';
import { StatusPage } from '../../page/status/StatusPage.tsx';
import { session } from '../../state/session.ts';

export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  return <StatusPage code="404" title={t('errors.title404')} text={t('errors.text404')} requestId={requestIdOf(session.permission)} />;
}
