import { Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressWords } from '../parts/ProgressWords.tsx';
import type { ImportRun } from './use-import-job.ts';

export function ImportProgress({ run: { rows } }: { run: ImportRun }) {
  const { t } = useTranslation('form');
  const [started] = useState(() => Date.now());
  return (
    <div aria-live="polite" style={{ padding: '32px 0' }}>
      <div>{t('import.running')}</div>
      <Progress percent={rows ? Math.floor((rows.done / rows.total) * 100) : 0} status="active" />
      {rows && (
        <div>
          <ProgressWords finished={rows.done} total={rows.total} since={started} />
        </div>
      )}
      <div>{t('import.background')}</div>
    </div>
  );
}
