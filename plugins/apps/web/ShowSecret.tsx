import { Alert, Button, Descriptions, Typography } from 'antd';
import dayjs from 'dayjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultProps } from '../../../engine/web/index.ts';
import { Dialog } from '../../../engine/web/index.ts';

/** A new app_secret, shown this once: it closes by its button only, so that a stray click does not lose it. */
export default function ShowSecret({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('apps');
  const oldText = (until: string | null) =>
    until === null ? t('secret.oldEnded') : t('secret.oldUntil', { time: dayjs(until).format('YYYY-MM-DD HH:mm:ss') });
  const secret = secretOf(answer);
  const isNothing = secret === null;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (!secret) return null;
  const items = [
    { key: 'key', label: 'app_key', children: <Typography.Text copyable>{secret.key}</Typography.Text> },
    {
      key: 'secret',
      label: 'app_secret',
      children: (
        <Typography.Text copyable code>
          {secret.text}
        </Typography.Text>
      ),
    },
    ...(secret.old === undefined ? [] : [{ key: 'old', label: t('secret.old'), children: oldText(secret.old) }]),
  ];
  return (
    <Dialog
      open
      title={t('secret.title')}
      width={560}
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

/** `old`: until when the secret before this one works; nothing for a new app's first. */
function secretOf(answer: unknown): { key: string; text: string; old?: string | null } | null {
  if (typeof answer !== 'object' || answer === null || !('app_key' in answer) || !('app_secret' in answer)) return null;
  const old = 'old_until' in answer && { old: typeof answer.old_until === 'string' ? answer.old_until : null };
  return { key: String(answer.app_key), text: String(answer.app_secret), ...old };
}
