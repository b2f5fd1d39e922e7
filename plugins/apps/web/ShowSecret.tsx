import { Alert, Button, Descriptions, Modal, Typography } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { ResultProps } from '../../../engine/web/index.ts';

/** A new app_secret, shown this once: it closes by its button only, so that a stray click does not lose it. */
export default function ShowSecret({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('apps');
  const secret = secretOf(answer);
  if (!secret) return null;
  const until = secret.oldUntil === null ? t('secret.oldEnded') : t('secret.oldUntil', { time: dayjs(secret.oldUntil).format('YYYY-MM-DD HH:mm:ss') });
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
    { key: 'old', label: t('secret.old'), children: until },
  ];
  return (
    <Modal
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
    </Modal>
  );
}

function secretOf(answer: unknown): { key: string; text: string; oldUntil: string | null } | null {
  if (typeof answer !== 'object' || answer === null || !('app_key' in answer) || !('app_secret' in answer)) return null;
  const oldUntil = 'old_until' in answer && typeof answer.old_until === 'string' ? answer.old_until : null;
  return { key: String(answer.app_key), text: String(answer.app_secret), oldUntil };
}
