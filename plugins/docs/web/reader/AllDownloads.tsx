import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { DocsPlaceContext } from '../parts/docs-place.ts';

/** All interfaces the reader may know of, to take along. */
export function AllDownloads() {
  const { t } = useTranslation('docs');
  const { origin, password } = useContext(DocsPlaceContext);
  const fields = { origin, password };
  return (
    <div className="docs-downloads">
      <DownloadButton label={t('offline')} service="Platform.Docs.Offline" fields={fields} />
      <DownloadButton label="OpenAPI 3.1" service="Platform.Docs.OpenApi" fields={fields} />
      <DownloadButton label="OpenAPI 3.0" service="Platform.Docs.OpenApi" fields={{ ...fields, version: '3.0' }} />
    </div>
  );
}
