import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ImportRun } from './use-import-job.ts';

export function ImportProgress({ run }: { run: ImportRun }) {
  const { t } = useTranslation('form');
  return (
    <div aria-live="polite" style={{ padding: '32px 0' }}>
      <div>{t('import.running')}</div>
      <Progress percent={run.share === null ? 0 : Math.floor(run.share * 100)} status="active" />
      <div>{t('import.background')}</div>
    </div>
  );
}
