import { useTranslation } from 'react-i18next';

interface SiteFooterProps {
  /** The number under which the site is registered, where it has one. */
  record?: { recordNumber: string; recordLink: string };
}

/** The last line of the portal's pages. */
export function SiteFooter({ record }: SiteFooterProps) {
  const { t } = useTranslation('shell');
  const { recordNumber = '', recordLink = '' } = record ?? {};
  return (
    <footer className="p-footer">
      {t('footer')}
      {recordNumber !== '' && (
        <>
          {' · '}
          {recordLink === '' ? (
            recordNumber
          ) : (
            <a href={recordLink} rel="noopener">
              {recordNumber}
            </a>
          )}
        </>
      )}
    </footer>
  );
}
