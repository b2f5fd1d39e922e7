import { Alert, Button, Descriptions, Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, formatMoment, type ResultProps } from '../../../engine/web/index.ts';

/** A new signing secret, shown this once: it closes by its button only, so that a stray click does not lose it. */
export default function ShowSecret({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('topics');
  const shown = secretOf(answer);
  const isNothing = shown === null;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (!shown) return null;
  const secret = (
    <Typography.Text copyable code>
      {shown.secret}
    </Typography.Text>
  );
  const old = shown.old === null ? t('secret.oldEnded') : t('secret.oldUntil', { time: formatMoment(shown.old ?? '') });
  const items = [
    { key: 'secret', label: t('secret.label'), children: secret },
    ...(shown.old === undefined ? [] : [{ key: 'old', label: t('secret.old'), children: old }]),
  ];
  return (
    <Dialog
      open
      title={t('secret.title')}
      width={600}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('secret.kept')}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={t('secret.once')} style={{ marginBlockEnd: 16 }} />
      <Descriptions column={1} size="small" bordered items={items} />
    </Dialog>
  );
}

/** `old`: until when the secret before this one signs too; nothing for a first one. */
function secretOf(answer: unknown): { secret: string; old?: string | null } | null {
  if (typeof answer !== 'object' || answer === null || !('secret' in answer)) return null;
  const old = 'old_until' in answer && { old: typeof answer.old_until === 'string' ? answer.old_until : null };
  return { secret: String(answer.secret), ...old };
}
