import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../page/StatusPage.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  return <StatusPage code="404" title={t('errors.title404')} text={t('errors.text404')} />;
}
