import { Alert, Button, Descriptions, type DescriptionsProps } from 'antd';
import { useEffect } from 'react';
import { Dialog } from './Dialog.tsx';

export interface SecretDialogProps {
  title: string;
  /** Says that this is the only time. */
  warning: string;
  /** The secret and what belongs to it; null when the answer holds none, then the dialog closes at once. */
  items: NonNullable<DescriptionsProps['items']> | null;
  /** On the button that closes it. */
  done: string;
  onClose(): void;
}

/** A new secret, shown this once: it closes by its button only, so that a stray click does not lose it. */
export function SecretDialog({ title, warning, items, done, onClose }: SecretDialogProps) {
  const isNothing = items === null;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (isNothing) return null;
  const footer = (
    <Button type="primary" onClick={onClose}>
      {done}
    </Button>
  );
  return (
    <Dialog open title={title} width={600} closable={false} keyboard={false} mask={{ closable: false }} footer={footer}>
      <Alert type="warning" showIcon title={warning} style={{ marginBlockEnd: 16 }} />
      <Descriptions column={1} size="small" bordered items={items} />
    </Dialog>
  );
}
