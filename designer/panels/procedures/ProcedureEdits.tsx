import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, StatusTag } from '../../../engine/web/index.ts';
import type { OpenedProcedure } from '../../calls/procedure-calls.ts';
import { DiffArea } from '../monaco/DiffArea.tsx';

/** The last 20 edits; one that is open stands against the one before it. */
export function ProcedureEdits({ edits, onPick }: { edits: OpenedProcedure['edits']; onPick(definition: string): void }) {
  const { t } = useTranslation('designer-data');
  const [shown, setShown] = useState<number | null>(null);
  return (
    <section className="sql-main" aria-label={t('procedure.edits')}>
      <h2 className="data-heading">{t('procedure.edits')}</h2>
      <ol className="procedure-edits">
        {edits.map(({ id, at, by, ran, definition }, index) => (
          <li key={id}>
            <span>
              {formatMoment(at)} · {by} {ran && <StatusTag tone="success">{t('procedure.wasRun')}</StatusTag>}
            </span>
            <span>
              <Button type="link" size="small" aria-expanded={shown === id} onClick={() => setShown(shown === id ? null : id)}>
                {t('procedure.compare')}
              </Button>
              <Button type="link" size="small" onClick={() => onPick(definition)}>
                {t('procedure.restore')}
              </Button>
            </span>
            {shown === id && (
              <div className="procedure-diff">
                <DiffArea label={t('procedure.compare')} language="sql" before={edits[index + 1]?.definition ?? ''} after={definition} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
