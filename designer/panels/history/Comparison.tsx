import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffArea } from '../monaco/DiffArea.tsx';
import type { Version } from './version.ts';
import { textOfVersion, type VersionText, versionTexts } from './version-text.ts';

const GraphDiff = lazy(() => import('./GraphDiff.tsx'));

const names: Record<VersionText, string> = { ts: 'TypeScript', php: 'PHP', json: 'JSON' };
const languages = { ts: 'typescript', php: 'php', json: 'json' } as const;

/** What one version has that the other has not: as a graph, or line by line. */
export function Comparison({ before, after }: { before: Version; after: Version }) {
  const { t } = useTranslation('designer-work');
  const [kind, setKind] = useState<VersionText | 'graph'>('graph');
  const [old, now] = kind === 'graph' ? ['', ''] : [textOfVersion(before, kind), textOfVersion(after, kind)];
  const hasNoCode = kind !== 'graph' && kind !== 'json' && (before[kind] === null || after[kind] === null);
  return (
    <>
      <div className="design-acts">
        <Segmented
          size="small"
          aria-label={t('history.kind')}
          value={kind}
          options={[{ value: 'graph' as const, label: t('history.graph') }, ...versionTexts.map((value) => ({ value, label: names[value] }))]}
          onChange={setKind}
        />
        {kind !== 'graph' && old === now && <span className="p-second">{t('history.same')}</span>}
        {hasNoCode && <span className="design-tone-warning">{t('code.none')}</span>}
      </div>
      <div className="design-history-view">
        {kind === 'graph' ? (
          <Suspense>
            <GraphDiff before={before.definition} after={after.definition} />
          </Suspense>
        ) : (
          <DiffArea label={t('history.compare')} language={languages[kind]} before={old} after={now} />
        )}
      </div>
    </>
  );
}
