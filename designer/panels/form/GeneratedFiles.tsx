import { CopyOutlined, DownloadOutlined, FileZipOutlined } from '@ant-design/icons';
import { Button, Select, Tag } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeEditor, copyText, notify, saveBlob } from '../../../engine/web/index.ts';
import type { CodeTarget } from '../../codegen/generate.ts';
import type { GeneratedFile } from '../../codegen/generated-file.ts';
import { setHandEdit } from '../../model/edits/code-edits.ts';
import { editLabels } from '../inspector/edit-labels.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

const languages: Record<CodeTarget, string> = { php: 'php', ts: 'typescript', sql: 'sql' };

/** The files of one language: chosen, copied, downloaded; the first, which holds the logic, may be changed by hand. */
export function GeneratedFiles({ target, files }: { target: CodeTarget; files: readonly GeneratedFile[] }) {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const [path, setPath] = useState<string | null>(null);
  const id = useId();
  const file = files.find((known) => known.path === path) ?? files[0];
  const editable = target !== 'sql' && file === files[0] ? target : null;
  const edit = editable ? definition.code?.[editable] : undefined;
  const text = edit?.text ?? file?.text ?? '';
  const name = file?.path.split('/').at(-1) ?? '';
  const guarded = (act: () => void) => () => (file ? act() : notify('warning', t('code.generateFirst')));
  const copy = guarded(async () => {
    if (await copyText(text)) notify('success', t('code.copied', { name }));
  });
  const download = guarded(() => saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' })));
  const downloadAll = guarded(async () => {
    const { zipDefinition } = await import('../dock/code/zip-definition.ts');
    saveBlob(`${definition.class}.${definition.method}.zip`, zipDefinition(designer.state.definition));
  });
  const type = (typed: string) => {
    if (!editable || !file) return;
    const base = edit?.base ?? file.text;
    designer.edit(editLabels.handEdit, (current) => setHandEdit(current, editable, { base, text: typed }), `code-${editable}`);
  };
  return (
    <div className="design-files">
      <div className="design-code-head">
        {files.length > 1 && file && (
          <Select
            className="design-files-choice"
            aria-label={t('code.file')}
            value={file.path}
            onChange={setPath}
            popupMatchSelectWidth={false}
            options={files.map((known) => ({ value: known.path, label: known.path }))}
          />
        )}
        {files.length === 1 && <code>{file?.path}</code>}
        {edit && <Tag color="warning">{t('code.edited')}</Tag>}
        <span className="design-insp-actions">
          <Button icon={<CopyOutlined />} onClick={copy}>
            {t('code.copy')}
          </Button>
          <Button icon={<DownloadOutlined />} onClick={download}>
            {t('code.download')}
          </Button>
          <Button icon={<FileZipOutlined />} onClick={downloadAll}>
            {t('code.downloadAll')}
          </Button>
        </span>
      </div>
      {file && (
        <>
          <label htmlFor={id} className="design-field-hint">
            {t(editable ? 'code.mayEdit' : 'code.readOnly')}
          </label>
          <CodeEditor key={file.path} aria={{ id }} language={languages[target]} text={text} onChange={type} disabled={!editable} />
        </>
      )}
    </div>
  );
}
