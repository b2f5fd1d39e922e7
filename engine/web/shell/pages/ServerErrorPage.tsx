import { useTranslation } from 'react-i18next';
import { requestIdOf } from '../../api/call.ts';
import { StatusPage } from '../../page/status/StatusPage.tsx';
import { session } from '../../state/session.ts';

export default function ServerErrorPage() {
  const { t } = useTranslation('shell');
  return <StatusPage code="500" title={t('errors.title500')} text={t('errors.text500')} requestId={requestIdOf(session.permission)} />;
}
