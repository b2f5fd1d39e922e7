import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ImportJob } from '../state/use-import-job.ts';

export function ImportProgress({ job, onStop }: { job: ImportJob; onStop(): void }) {
  const { t } = useTranslation('designer-import');
  const isWaiting = job.status !== 'running';
  return (
    <section className="imp-card imp-progress" aria-label={t('step.finish')} aria-busy>
      <p className="imp-drop-title" role="status">
        {t(job.isStopping ? 'stopping' : isWaiting ? 'waiting' : 'running')}
      </p>
      <Progress percent={Math.floor(job.share * 100)} status="active" aria-label={t('running')} />
      <p className="p-second p-digits">{job.total > 0 ? t('steps', { done: job.done, total: job.total }) : ' '}</p>
      <p className="p-second">{t('background')}</p>
      <Button loading={job.isStopping} onClick={onStop}>
        {t('stop')}
      </Button>
    </section>
  );
}
