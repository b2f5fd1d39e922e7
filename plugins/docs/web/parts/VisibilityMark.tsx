import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../engine/web/index.ts';
import type { CatalogRow } from '../../shared/catalog.ts';

/** What stands between the reader and a call. Open interfaces need no mark. `isShort`: in the list, where the more telling word is enough. */
export function VisibilityMark({ row, isShort = false }: { row: Pick<CatalogRow, 'visibility' | 'isGranted'>; isShort?: boolean }) {
  const { t } = useTranslation('docs');
  const { visibility, isGranted } = row;
  if (visibility === 'open') return null;
  const kind = <StatusTag tone={visibility === 'hidden' ? 'warning' : 'default'}>{t(`visibility.${visibility}`)}</StatusTag>;
  const granted = isGranted && <StatusTag tone="success">{t('visibility.granted')}</StatusTag>;
  if (isShort) return <span className="docs-mark">{visibility === 'controlled' && granted ? granted : kind}</span>;
  return (
    <>
      {kind}
      {granted}
    </>
  );
}
