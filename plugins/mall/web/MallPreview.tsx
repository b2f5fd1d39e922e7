import { useTranslation } from 'react-i18next';
import { type AsideProps, call, type DrawPage, PagePreview } from '../../../engine/web/index.ts';
import { previewMall } from '../shared/calls.ts';

const draw: DrawPage = (values, options) => call(previewMall, { values }, options);

/** The page of plans beside the mall's settings. */
export default function MallPreview({ values }: AsideProps) {
  const { t } = useTranslation('mall');
  return <PagePreview values={values} title={t('preview')} draw={draw} />;
}
