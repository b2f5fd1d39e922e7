import { Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../engine/web/index.ts';
import { hasErrors } from '../../model/types/diagnostic.ts';
import { generateFiles } from '../dock/code/generate-files.ts';
import { useDesignerState } from '../state/use-designer.ts';
import { Comparison } from './Comparison.tsx';
import { useHistory } from './use-history.ts';
import { VersionList } from './VersionList.tsx';
import type { Version } from './version.ts';
import './history.css';
import { withTests } from '../../model/edits/interface/test-edits.ts';

/** Published versions: which one answers, what changed between any two of them or the draft, and the ways back. */
export default function HistoryPanel() {
  const { t } = useTranslation('designer-work');
  const { definition, diagnostics } = useDesignerState();
  const { rows } = useHistory();
  const [keys, setKeys] = useState<{ before: string; after: string } | null>(null);
  const draft = useMemo<Version>(() => {
    const isValid = !hasErrors(diagnostics);
    const code = (language: 'ts' | 'php') => definition.code?.[language]?.text ?? (isValid ? (generateFiles(definition, language)[0]?.text ?? null) : null);
    return { key: 'draft', title: t('history.draft'), definition: withTests(definition, undefined), ts: code('ts'), php: code('php') };
  }, [definition, diagnostics, t]);
  if (!rows) return <Skeleton active className="design-history-wait" paragraph={{ rows: 3 }} />;
  if (rows.length === 0) return <p className="design-none">{t('history.none')}</p>;
  const versions: Version[] = [
    draft,
    ...rows.map((row) => ({
      key: row.bundle,
      title: `${formatMoment(row.created_at)} · ${row.bundle.slice(0, 8)}`,
      definition: row.definition,
      ts: row.ts,
      php: row.php,
    })),
  ];
  const shown = keys ?? { before: (rows.find(({ current }) => current) ?? rows[0])?.bundle ?? '', after: 'draft' };
  const [before, after] = [shown.before, shown.after].map((key) => versions.find((version) => version.key === key));
  const options = versions.map(({ key, title }) => ({ value: key, label: title }));
  return (
    <div className="design-history">
      <VersionList rows={rows} compared={shown} onCompare={(bundle) => setKeys({ before: bundle, after: 'draft' })} />
      <section className="design-history-compare" aria-label={t('history.compare')}>
        <div className="design-acts">
          <Select
            size="small"
            className="design-history-choice"
            aria-label={t('history.before')}
            value={shown.before}
            options={options}
            popupMatchSelectWidth={false}
            onChange={(chosen) => setKeys({ ...shown, before: chosen })}
          />
          <span aria-hidden="true">→</span>
          <Select
            size="small"
            className="design-history-choice"
            aria-label={t('history.after')}
            value={shown.after}
            options={options}
            popupMatchSelectWidth={false}
            onChange={(chosen) => setKeys({ ...shown, after: chosen })}
          />
        </div>
        {before && after && <Comparison before={before} after={after} />}
      </section>
    </div>
  );
}
