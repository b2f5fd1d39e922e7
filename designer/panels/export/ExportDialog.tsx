import { Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenApiVersion } from '../../../engine/core/open-api/version.ts';
import { ApiError, callForFile, Dialog, notify, type ResultProps, saveBlob } from '../../../engine/web/index.ts';
import { downloadCode, exportInterfaces } from '../../calls/drafts/draft-calls.ts';
import type { DocumentFormat } from '../../export/document-formats.ts';
import type { ExportChoice } from '../../export/export-choice.ts';

/** Which interfaces go into the document, of which version and in which format. */
export default function ExportDialog({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('designer-export');
  const choice = answer as ExportChoice;
  const [version, setVersion] = useState<OpenApiVersion>('3.1');
  const [format, setFormat] = useState<DocumentFormat | 'code'>('json');
  const [module, setModule] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const what = 'ids' in choice ? { ids: choice.ids } : { module };
      const file =
        format === 'code'
          ? await callForFile(downloadCode, what, { quiet: true })
          : await callForFile(exportInterfaces, { ...what, version, format, origin: location.origin }, { quiet: true });
      if (file.kind === 'file') saveBlob(file.name, file.blob);
      onClose();
    } catch (error) {
      if (error instanceof ApiError) notify('error', error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('title')}
      width={480}
      okText={t('download')}
      okButtonProps={{ disabled: choice.count === 0 }}
      confirmLoading={isBusy}
      onOk={download}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('what')} htmlFor="export-module">
          {'ids' in choice ? (
            <output>{choice.name || t('selected', { count: choice.count })}</output>
          ) : (
            <Select
              id="export-module"
              showSearch
              value={module ?? ''}
              onChange={(chosen) => setModule(chosen || undefined)}
              options={[
                { value: '', label: t('all', { count: choice.count }) },
                ...choice.modules.filter(({ name }) => name !== '').map(({ name, count }) => ({ value: name, label: t('module', { name, count }) })),
              ]}
            />
          )}
        </Form.Item>
        <Form.Item label={t('version')}>
          <Radio.Group
            disabled={format === 'code'}
            aria-label={t('version')}
            value={version}
            onChange={(event) => setVersion(event.target.value)}
            options={[
              { value: '3.1', label: 'OpenAPI 3.1' },
              { value: '3.0', label: 'OpenAPI 3.0' },
            ]}
          />
        </Form.Item>
        <Form.Item label={t('format')} extra={t(format === 'code' ? 'codeHint' : 'hint')}>
          <Radio.Group
            aria-label={t('format')}
            value={format}
            onChange={(event) => setFormat(event.target.value)}
            options={[
              { value: 'json', label: 'JSON' },
              { value: 'yaml', label: 'YAML' },
              { value: 'code', label: t('code') },
            ]}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
