import { Alert, Button, Descriptions, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface ShownItem {
  label: string;
  text: string;
  /** `secret`: in the letters of code, to be copied; `copied`: what one needs beside it. */
  as?: 'secret' | 'copied';
}

export interface SecretDialogProps {
  title: string;
  /** What to mind, beside that this is the only time. */
  warning?: string;
  /** None where the answer holds no secret: the dialog closes at once then. */
  items: readonly ShownItem[];
  onClose(): void;
}

/** A new secret, shown this once: it closes by its button only, so that a stray click does not lose it. */
export function SecretDialog({ title, warning, items, onClose }: SecretDialogProps) {
  const { t } = useTranslation('list');
  const isNothing = items.length === 0;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (isNothing) return null;
  const footer = (
    <Button type="primary" onClick={onClose}>
      {t('secret.kept')}
    </Button>
  );
  const shown = items.map(({ label, text, as }) => ({ key: label, label, children: as ? <Copied text={text} code={as === 'secret'} /> : text }));
  return (
    <Dialog open title={title} width={600} closable={false} keyboard={false} mask={{ closable: false }} footer={footer}>
      <Alert type="warning" showIcon title={warning ?? t('secret.once')} style={{ marginBlockEnd: 16 }} />
      <Descriptions column={1} size="small" bordered items={shown} />
    </Dialog>
  );
}

/** Of several lines, too. */
function Copied({ text, code }: { text: string; code: boolean }) {
  return (
    <Typography.Text copyable={{ text }} code={code} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Typography.Text>
  );
}
