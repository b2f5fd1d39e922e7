import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { type DownloadAnswer, notify, saveBlob } from '../../../../engine/web/index.ts';

interface DownloadButtonProps {
  label: string;
  /** Makes the call that answers with the file. */
  ask(): Promise<DownloadAnswer<unknown>>;
}

/** Saves the file a call answers with. */
export function DownloadButton({ label, ask }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const answer = await ask();
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
