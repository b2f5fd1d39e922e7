import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../page/StatusPage.tsx';

export default function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return <StatusPage code="401" title={t('errors.title401')} text={t('errors.text401')} />;
}
