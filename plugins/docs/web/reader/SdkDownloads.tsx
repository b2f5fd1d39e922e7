import { Select } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { callForFile } from '../../../../engine/web/index.ts';
import { downloadSdk } from '../../../sdk/shared/calls.ts';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { DocsPlaceContext } from '../parts/docs-place.ts';
import { useApps } from '../try/use-apps.ts';

const languages = [
  { key: 'ts', label: 'TypeScript' },
  { key: 'php', label: 'PHP' },
] as const;

/** Client libraries for what one of the reader's own apps may call; nothing for who has none. */
export default function SdkDownloads() {
  const { t } = useTranslation('docs');
  const { origin } = useContext(DocsPlaceContext);
  const { apps, chosen, choose } = useApps();
  if (!apps || chosen === null) return null;
  return (
    <>
      <h2>{t('sdk.title')}</h2>
      <p>{t('sdk.text')}</p>
      <div className="docs-downloads">
        {apps.length > 1 && (
          <Select
            size="small"
            aria-label={t('try.app')}
            value={chosen}
            onChange={choose}
            options={apps.map(({ id, name, app_key }) => ({ value: id, label: `${name} (${app_key})` }))}
          />
        )}
        {languages.map(({ key, label }) => (
          <DownloadButton key={key} label={label} ask={() => callForFile(downloadSdk, { app_id: chosen, language: key, origin }, { quiet: true })} />
        ))}
      </div>
    </>
  );
}
