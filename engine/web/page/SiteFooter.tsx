import { useTranslation } from 'react-i18next';

/** The last line of the portal's pages. */
export function SiteFooter() {
  const { t } = useTranslation('shell');
  return <footer className="p-footer">{t('footer')}</footer>;
}
