import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../page/StatusPage.tsx';

export default function ServerErrorPage() {
  const { t } = useTranslation('shell');
  return <StatusPage code="500" title={t('errors.title500')} text={t('errors.text500')} />;
}
