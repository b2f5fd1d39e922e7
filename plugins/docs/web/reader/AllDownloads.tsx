import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../../../engine/web/index.ts';
import { downloadDocs, downloadOpenApi } from '../../shared/calls.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { DocsPlaceContext } from '../parts/docs-place.ts';

/** All interfaces the reader may know of, to take along. */
export function AllDownloads() {
  const { t } = useTranslation('docs');
  const { origin, password } = useContext(DocsPlaceContext);
  const fields = { origin, password };
  return (
    <div className="docs-downloads">
      <DownloadButton label={t('offline')} ask={() => callForFile(downloadDocs, fields, { quiet: true })} />
      <DownloadButton label="OpenAPI 3.1" ask={() => callForFile(downloadOpenApi, fields, { quiet: true })} />
      <DownloadButton label="OpenAPI 3.0" ask={() => callForFile(downloadOpenApi, { ...fields, version: '3.0' }, { quiet: true })} />
    </div>
  );
}
