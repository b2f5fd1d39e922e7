import { Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../page/Dialog.tsx';
import { ProgressWords } from '../parts/ProgressWords.tsx';

export interface BulkProgressProps {
  title: string;
  finished: number;
  total: number;
  onCancel(): void;
}

/** Shorter work needs no bar. */
const patience = 1_000;

/** How far work on many records is; shows itself only when it takes a while. */
export default function BulkProgress({ title, finished, total, onCancel }: BulkProgressProps) {
  const { t } = useTranslation('list');
  const [started] = useState(() => Date.now());
  const [isLong, setLong] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <Dialog
      open
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={420}
      title={title}
      footer={
        <Button
          disabled={isCancelled}
          onClick={() => {
            setCancelled(true);
            onCancel();
          }}
        >
          {t('cancel')}
        </Button>
      }
    >
      <Progress percent={Math.floor((finished / total) * 100)} />
      <p className="p-second" aria-live="polite">
        <ProgressWords finished={finished} total={total} since={started} />
      </p>
    </Dialog>
  );
}
