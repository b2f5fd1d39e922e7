import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { callForFile, notify, saveBlob } from '../../../../engine/web/index.ts';

interface DownloadButtonProps {
  label: string;
  service: string;
  fields: Record<string, unknown>;
}

/** Saves the file a call answers with. */
export function DownloadButton({ label, service, fields }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const answer = await callForFile(service, fields, { quiet: true });
      if (answer.kind === 'file') saveBlob(answer.name, answer.blob);
    } catch (error) {
      notify('error', error instanceof Error ? error.message : String(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={download}>
      {label}
    </Button>
  );
}
