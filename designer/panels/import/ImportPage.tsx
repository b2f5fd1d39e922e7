import { App, Steps } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageProps, useTab, useText } from '../../../engine/web/index.ts';
import type { ApplyParameters } from '../../import/protocol.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { type FileError, fileError, fileOfText, isAddress } from './files/check-files.ts';
import { DropOverlay } from './files/DropOverlay.tsx';
import { takeDroppedFiles } from './files/dropped-files.ts';
import { type ChosenFiles, packFiles } from './files/pack-files.ts';
import { usePaste } from './files/use-paste.ts';
import { useWindowDrop } from './files/use-window-drop.ts';
import { ImportOutcome } from './outcome/ImportOutcome.tsx';
import { ImportProgress } from './outcome/ImportProgress.tsx';
import { SelectStep } from './select/SelectStep.tsx';
import { useImport } from './state/use-import.ts';
import { useImportAddress } from './state/use-import-address.ts';
import { useImportJob } from './state/use-import-job.ts';
import { UploadStep } from './UploadStep.tsx';
import './parts/import.css';

const steps = ['upload', 'select', 'finish'] as const;

/** Interfaces from Swagger and OpenAPI documents, the three steps on one page: a document comes in, its operations are looked at, and the result stands there. */
export default function ImportPage({ screen }: PageProps) {
  // Words of the copy button and of statuses, too: a page that waits for them while somebody types would lose keys.
  const { t } = useTranslation(['designer-import', 'list']);
  const text = useText();
  const { modal } = App.useApp();
  const { isActive, setDirty } = useTab();
  const source = useImport();
  const importJob = useImportJob();
  const { job, start, stop, forget } = importJob;
  useImportAddress(source, importJob);
  const isRunning = job !== null && ['starting', 'waiting', 'running'].includes(job.status);
  const { isTouched } = source;
  useEffect(() => setDirty(isTouched && job === null ? [t('choices')] : []), [isTouched, job, setDirty, t]);

  /** Another document throws decisions away: that is asked first. */
  const withConsent = (load: () => void) => {
    const go = () => {
      forget();
      load();
    };
    if (!isTouched || job !== null) go();
    else modal.confirm({ title: t('replaceQuestion'), content: t('replaceEffect'), okText: t('replace'), onOk: go });
  };
  const refusalOf = (error: FileError) => t(`fileFault.${error.kind}`, { ...error });
  const takeAll = async (chosen: ChosenFiles) => {
    const packed = await packFiles(chosen).catch((): FileError => ({ kind: 'unreadable' }));
    if ('kind' in packed) source.refuse('file', refusalOf(packed));
    else withConsent(() => source.load({ at: 'file', files: packed }));
  };
  const takeFiles = (files: readonly File[]) => void takeAll({ files, folders: [] });
  const takeText = (pasted: string) => {
    if (isAddress(pasted)) return takeAddress(pasted);
    const file = fileOfText(pasted);
    const error = fileError([file]);
    if (error) source.refuse('text', refusalOf(error));
    else withConsent(() => source.load({ at: 'text', files: [file] }));
  };
  const takeAddress = (address: string) => withConsent(() => source.load({ at: 'url', url: address.trim() }));

  const isOver = useWindowDrop(isActive && !isRunning, (dropped) => void takeAll(dropped));
  usePaste(isActive && !isRunning, ({ files, text: pasted }) => (files.length > 0 ? takeFiles(files) : takeText(pasted)));
  const handedOver = useRef(takeAll);
  handedOver.current = takeAll;
  useEffect(() => {
    if (!isActive) return;
    const dropped = takeDroppedFiles();
    if (dropped) void handedOver.current(dropped);
  }, [isActive]);

  const step = job !== null ? 'finish' : source.preview !== null ? 'select' : 'upload';
  return (
    <div className="imp">
      <header className="p-page-head imp-head">
        <div>
          <h1>{text(screen.label)}</h1>
          {screen.purpose && <p>{text(screen.purpose)}</p>}
        </div>
        <Steps
          className="imp-steps"
          size="small"
          responsive={false}
          current={steps.indexOf(step)}
          items={steps.map((name) => ({ title: t(`step.${name}`) }))}
        />
      </header>
      {step === 'upload' && (
        <>
          <UploadStep state={source} onFiles={takeFiles} onText={takeText} onAddress={takeAddress} />
          <EarlierImports onFound={(options, preview) => source.take(options, preview)} />
        </>
      )}
      {step === 'select' && (
        <SelectStep state={source} onImport={(parameters: ApplyParameters) => start(parameters)} onOther={() => withConsent(source.clear)} />
      )}
      {job !== null &&
        (isRunning ? (
          <ImportProgress job={job} onStop={stop} />
        ) : (
          <ImportOutcome
            job={job}
            preview={source.preview}
            onBack={() => {
              const from = job.result ?? (source.preview && { upload: source.preview.upload, options: source.options });
              forget();
              if (from) source.readAgain(from.upload, from.options);
            }}
            onOther={() => {
              forget();
              source.clear();
            }}
          />
        ))}
      {isOver && <DropOverlay />}
    </div>
  );
}
