import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceVersion } from '../../../../engine/core/protocol/service-about.ts';
import { formatMoment, StatusTag } from '../../../../engine/web/index.ts';

const shownAtFirst = 3;

/** When the interface was published and what each time brought. */
export function VersionList({ versions }: { versions: ServiceVersion[] }) {
  const { t } = useTranslation('docs');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? versions : versions.slice(0, shownAtFirst);
  return (
    <>
      <ol className="docs-versions">
        {shown.map(({ bundle, publishedAt, isCurrent, changes }, at) => (
          <li key={bundle}>
            <div className="docs-version">
              <time dateTime={publishedAt}>{formatMoment(publishedAt)}</time>
              {isCurrent && <StatusTag tone="success">{t('version.current')}</StatusTag>}
            </div>
            {changes.length > 0 ? (
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            ) : (
              <p className="p-second">{t(at === versions.length - 1 ? 'version.first' : 'version.inside')}</p>
            )}
          </li>
        ))}
      </ol>
      {shown.length < versions.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {t('version.all', { count: versions.length })}
        </Button>
      )}
    </>
  );
}
