import { useTranslation } from 'react-i18next';
import { type AsideProps, call, type DrawPage, PagePreview } from '../../../engine/web/index.ts';
import { previewSite } from '../shared/calls.ts';

const draw: DrawPage = (values, options) => call(previewSite, { values }, options);

/** The front page beside the site's settings. */
export default function SitePreview({ values }: AsideProps) {
  const { t } = useTranslation('site');
  return <PagePreview values={values} title={t('preview')} draw={draw} />;
}
