import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../page/status/StatusPage.tsx';
import { leaveToLogin } from '../../state/session.ts';

/** A developer who is signed in to the portal came to the back-office. */
export function NotAdministratorPage({ requestId }: { requestId: string }) {
  const { t } = useTranslation('shell');
  const another = (
    <Button type="primary" onClick={leaveToLogin}>
      {t('errors.otherAccount')}
    </Button>
  );
  return <StatusPage code="401" title={t('errors.title401')} text={t('errors.notAdministrator')} requestId={requestId} action={another} />;
}
