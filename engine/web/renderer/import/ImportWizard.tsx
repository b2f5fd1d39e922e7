import { Button, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { inSentence } from '../../../core/text/in-sentence.ts';
import { mayUse } from '../../actions/may-use.ts';
import { emitRecordsChanged } from '../../actions/records-changed.ts';
import { Dialog } from '../../page/Dialog.tsx';
import { useText } from '../../state/language.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { ChooseKey } from './ChooseKey.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { MapColumns } from './MapColumns.tsx';
import { type Mapping, matchColumns } from './match-columns.ts';
import { readHeader } from './read-header.ts';
import { useImportJob } from './use-import-job.ts';

type Step = 'choose' | 'map' | 'check' | 'import';
const steps: Step[] = ['choose', 'map', 'check', 'import'];

/** Template, file, columns, a trial without writing, and the import itself with progress and the rows that failed. */
export default function ImportWizard({ answer, onClose }: { answer: ScreenAnswer; onClose(): void }) {
  const { screen } = answer;
  const { t } = useTranslation('form');
  const text = useText();
  const [step, setStep] = useState<Step>('choose');
  const [file, setFile] = useState<File | null>(null);
  const [header, setHeader] = useState<string[]>([]);
  const [mapping, setMapping] = useState<Mapping>({});
  const [key, setKey] = useState('');
  const run = useImportJob(screen, () => emitRecordsChanged(screen.name));
  const isRunning = run.status === 'running';

  const choose = async (chosen: File) => {
    const columns = await readHeader(chosen);
    setFile(chosen);
    setHeader(columns);
    setMapping(matchColumns(screen, columns));
    setKey('');
    setStep('map');
  };
  const start = (next: 'check' | 'import') => {
    if (!file) return;
    setStep(next);
    run.start(file, mapping, key, next === 'check');
  };
  const back = () => {
    run.reset();
    setStep(step === 'map' ? 'choose' : 'map');
  };
  const isOver = step === 'import' && !isRunning;
  const mayImport = run.status === 'done' && (run.result?.imported ?? 0) > 0;

  return (
    <Dialog
      open
      width={760}
      title={t('import.title', { label: text(inSentence(screen.label)) })}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        isRunning ? (
          <Button key="stop" onClick={run.cancel}>
            {t('import.stop')}
          </Button>
        ) : (
          <Button key="close" onClick={onClose}>
            {t(isOver ? 'close' : 'cancel')}
          </Button>
        ),
        step !== 'choose' && !isOver && (
          <Button key="back" disabled={isRunning} onClick={back}>
            {t('import.back')}
          </Button>
        ),
        step === 'map' && (
          <Button
            key="check"
            type="primary"
            disabled={header.length > 0 && Object.values(mapping).every((field) => field === '')}
            onClick={() => start('check')}
          >
            {t('import.check')}
          </Button>
        ),
        step === 'check' && (
          <Button key="import" type="primary" disabled={!mayImport} onClick={() => start('import')}>
            {t('import.run', { count: run.result?.imported ?? 0 })}
          </Button>
        ),
      ]}
    >
      <Steps
        className="import-steps"
        size="small"
        responsive={false}
        current={steps.indexOf(step)}
        items={steps.map((name) => ({ title: t(`import.step.${name}`) }))}
        style={{ margin: '16px 0 24px' }}
      />
      {step === 'choose' && <ChooseFile screen={screen} onChoose={choose} />}
      {step === 'map' && (
        <>
          <MapColumns screen={screen} fileName={file?.name ?? ''} header={header} mapping={mapping} onChange={setMapping} />
          {mayUse(answer, 'Edit') && <ChooseKey screen={screen} value={key} onChange={setKey} />}
        </>
      )}
      {(step === 'check' || step === 'import') &&
        (isRunning ? <ImportProgress run={run} /> : <ImportReport screen={screen} run={run} mayUndo={answer.verbs.includes('Undo')} />)}
    </Dialog>
  );
}
