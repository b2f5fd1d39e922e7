import { CloudUploadOutlined, SaveOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../engine/web/index.ts';
import type { GeneratedFile } from '../../codegen/emit/generated-file.ts';
import { isSupportFile } from '../../codegen/php/support-files.ts';
import type { EditedLanguage } from '../../model/edits/interface/code-edits.ts';
import { serviceOf } from '../../model/types/definition.ts';
import { publish, save } from '../state/actions.ts';
import { isUnsaved } from '../state/designer.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useFormState } from './form-state.ts';
import { OverwriteDialog } from './OverwriteDialog.tsx';

const languages: EditedLanguage[] = ['php', 'ts'];

/** Step 3: save the draft, or save and publish it. Files that are there already are never overwritten without a question. */
export function StepSave() {
  const { t } = useTranslation('designer-inspector');
  const designer = useDesigner();
  const state = useDesignerState();
  const { definition, status, busy, published } = state;
  const { generated } = useFormState().shown;
  const [pending, setPending] = useState<'save' | 'publish' | null>(null);
  const edited = languages.filter((language) => definition.code?.[language]);
  const hasFiles = status === 'published' || edited.length > 0;
  const store = async (way: 'save' | 'publish') => {
    setPending(null);
    const isDone = await (way === 'save' ? save(designer) : publish(designer));
    if (isDone) notify('success', t(way === 'save' ? 'save.saved' : 'save.publishedToast', { service: serviceOf(designer.state.definition) }));
  };
  const ask = (way: 'save' | 'publish') => (hasFiles ? setPending(way) : void store(way));
  const files = generated ? [...generated.files.php, ...generated.files.ts, ...generated.files.sql] : [];
  const shared = files.filter(isSupportFile);
  const own = files.filter((file) => !isSupportFile(file));
  return (
    <>
      <dl className="design-pairs">
        <dt>{t('save.service')}</dt>
        <dd>
          <code>{serviceOf(definition)}</code>
        </dd>
        <dt>{t('save.state')}</dt>
        <dd>
          {t(isUnsaved(state) ? 'save.isChanged' : 'save.isSaved')} · {t(`save.${status}`)}
        </dd>
      </dl>
      {published && <Alert type="success" showIcon title={t('save.live', { service: published.service })} />}
      <div className="design-insp-actions design-section">
        <Button icon={<SaveOutlined />} loading={busy === 'saving'} disabled={busy !== null} onClick={() => ask('save')}>
          {t('save.save')}
        </Button>
        <Button type="primary" icon={<CloudUploadOutlined />} loading={busy === 'publishing'} disabled={busy !== null} onClick={() => ask('publish')}>
          {t('save.publish')}
        </Button>
      </div>
      <section className="design-section">
        <h3>{t('save.files')}</h3>
        <FileList files={own} />
        {shared.length > 0 && (
          <details>
            <summary>{t('save.shared', { count: shared.length })}</summary>
            <FileList files={shared} />
          </details>
        )}
      </section>
      {pending && generated && (
        <OverwriteDialog languages={edited} files={generated.files} onCancel={() => setPending(null)} onConfirm={() => void store(pending)} />
      )}
    </>
  );
}

function FileList({ files }: { files: readonly GeneratedFile[] }) {
  return (
    <ul className="design-list">
      {files.map(({ path }) => (
        <li key={path}>
          <code>{path}</code>
        </li>
      ))}
    </ul>
  );
}
