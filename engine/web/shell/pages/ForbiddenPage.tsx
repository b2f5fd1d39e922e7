import { useTranslation } from 'react-i18next';
import { requestIdOf } from '../../api/call.ts';
import { StatusPage } from '../../page/status/StatusPage.tsx';
import { session } from '../../state/session.ts';

export default function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return <StatusPage code="401" title={t('errors.title401')} text={t('errors.text401')} requestId={requestIdOf(session.permission)} />;
}
