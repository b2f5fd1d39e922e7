import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadMonaco, type Monaco, ScreenPreview, saveBlob, useTab, useText } from '../../../../engine/web/index.ts';
import { DescriptorEditor } from './DescriptorEditor.tsx';
import { useDescriptor } from './use-descriptor.ts';
import './descriptor.css';

/** The descriptor file of a screen: read, edited with the errors of a drop, seen as it would look, and saved or taken along. */
export default function DescriptorPage({ name }: { name: string }) {
  const { t } = useTranslation('docs');
  const text = useText();
  const { setDirty } = useTab();
  const state = useDescriptor(name);
  const editing = useMonaco();
  const [reveal, setReveal] = useState<{ line: number; column: number }>();
  const { file, diagnostics } = state;
  const isChanged = file !== undefined && state.text !== file.text;
  useEffect(() => setDirty(isChanged ? [t('descriptor.title')] : []), [setDirty, isChanged, t]);
  useEffect(() => {
    if (file && editing) editing.completeBy(file.metaSchema, addressOf('*'));
  }, [file, editing]);

  if (state.error) {
    const again = (
      <Button size="small" onClick={state.reload}>
        {t('retry')}
      </Button>
    );
    return <Alert type="error" showIcon title={state.error} action={again} />;
  }
  if (!file || !editing) return <Skeleton active paragraph={{ rows: 12 }} />;
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const download = () => saveBlob(file.file.split('/').at(-1) ?? `${name}.json`, new Blob([state.text], { type: 'application/json' }));
  return (
    <div className="descriptor">
      <header className="descriptor-head">
        <div>
          <h1>{t('descriptor.title')}</h1>
          <p>
            <code>{file.file}</code>
          </p>
        </div>
        <span className="descriptor-tools">
          <Link to="?words">{t('words.title')}</Link>
          {isChanged && <Button onClick={() => state.setText(file.text)}>{t('descriptor.reset')}</Button>}
          <Button onClick={download}>{t('descriptor.download')}</Button>
          {file.isWritable && (
            <Button type="primary" disabled={!isChanged || hasErrors || !state.isChecked} loading={state.isSaving} onClick={() => void state.save()}>
              {t('descriptor.save')}
            </Button>
          )}
        </span>
      </header>
      {!file.isWritable && <Alert type="info" showIcon title={t('descriptor.readOnly')} />}
      <div className="descriptor-panes">
        <section aria-label={t('descriptor.text')}>
          <DescriptorEditor
            module={editing.monaco}
            address={addressOf(name)}
            label={t('descriptor.text')}
            text={state.text}
            diagnostics={diagnostics}
            reveal={reveal}
            onChange={state.setText}
          />
          <ul className="descriptor-faults" aria-label={t('descriptor.faults')} aria-live="polite">
            {diagnostics.length === 0 && <li>{t('descriptor.faultless')}</li>}
            {diagnostics.map(({ pointer, line, column, severity, message }) => (
              <li key={`${pointer} ${line} ${text(message)}`} className={`descriptor-fault-${severity}`}>
                <button type="button" className="row-action" onClick={() => setReveal({ line, column })}>
                  {t('descriptor.place', { line, column })}
                </button>{' '}
                <code>{pointer}</code> {text(message)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={t('descriptor.preview')}>{state.screen && <ScreenPreview screen={state.screen} />}</section>
      </div>
    </div>
  );
}

function addressOf(name: string): string {
  return `portico://descriptor/${name}.json`;
}

interface Editing {
  monaco: Monaco;
  completeBy: typeof import('./descriptor-language.ts').completeBy;
}

/** JSON must be known before the first text of it is opened. */
function useMonaco(): Editing | undefined {
  const [editing, setEditing] = useState<Editing>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const monaco = await loadMonaco();
      const { completeBy } = await import('./descriptor-language.ts');
      if (!isGone) setEditing({ monaco, completeBy });
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return editing;
}
