import { CopyOutlined, DownloadOutlined, FileZipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, callForFile, copyText, notify, saveBlob } from '../../../../engine/web/index.ts';
import { downloadCode } from '../../../calls/drafts/draft-calls.ts';
import { hasErrors } from '../../../model/types/diagnostic.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

interface CodeActionsProps {
  /** What is shown; null before there is code: every act then says so. */
  file: { path: string; text: string } | null;
  /** Words beside the icons. */
  isWorded: boolean;
}

/** Takes code along: copied, as a file, or everything that belongs to its class as a zip. */
export function CodeActions({ file, isWorded }: CodeActionsProps) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { diagnostics } = useDesignerState();
  const name = file?.path.split('/').at(-1) ?? '';
  const copy = async (text: string) => {
    if (await copyText(text)) notify('success', t('code.copied', { name }));
  };
  const download = (text: string) => saveBlob(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const downloadAll = async () => {
    try {
      const file = await callForFile(downloadCode, { definition: designer.state.definition }, { quiet: true });
      if (file.kind === 'file') saveBlob(file.name, file.blob);
    } catch (error) {
      if (error instanceof ApiError) notify('error', error.message);
    }
  };
  const button = (label: string, icon: ReactNode, act: (text: string) => unknown, isOff = false) => (
    <Button
      size="small"
      type={isWorded ? 'default' : 'text'}
      icon={icon}
      disabled={isOff}
      onClick={() => (file ? act(file.text) : notify('warning', t('code.generateFirst')))}
      {...(!isWorded && { 'aria-label': label, title: label })}
    >
      {isWorded && label}
    </Button>
  );
  return (
    <span className="design-code-end">
      {button(t('code.copy'), <CopyOutlined />, copy)}
      {button(t('code.download'), <DownloadOutlined />, download)}
      {button(t('code.downloadAll'), <FileZipOutlined />, downloadAll, hasErrors(diagnostics))}
    </span>
  );
}
