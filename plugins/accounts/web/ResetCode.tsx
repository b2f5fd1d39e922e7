import { Alert, Button, Descriptions, Typography } from 'antd';
import dayjs from 'dayjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, type ResultProps } from '../../../engine/web/index.ts';

/** A code for somebody who has forgotten the password, shown this once: it closes by its button only. */
export default function ResetCode({ answer, onClose }: ResultProps) {
  const { t } = useTranslation('accounts');
  const issued = issuedCode(answer);
  const isNothing = issued === null;
  useEffect(() => {
    if (isNothing) onClose();
  }, [isNothing, onClose]);
  if (!issued) return null;
  const items = [
    { key: 'account', label: t('resetCode.account'), children: issued.username },
    {
      key: 'code',
      label: t('resetCode.code'),
      children: (
        <Typography.Text copyable code>
          {issued.code}
        </Typography.Text>
      ),
    },
    { key: 'until', label: t('resetCode.until'), children: dayjs(issued.expires).format('YYYY-MM-DD HH:mm:ss') },
  ];
  return (
    <Dialog
      open
      title={t('resetCode.title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('resetCode.kept')}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={t('resetCode.warning')} style={{ marginBlockEnd: 16 }} />
      <Descriptions column={1} size="small" bordered items={items} />
    </Dialog>
  );
}

function issuedCode(answer: unknown): { username: string; code: string; expires: string } | null {
  if (typeof answer !== 'object' || answer === null || !('username' in answer) || !('code' in answer) || !('expires' in answer)) return null;
  return { username: String(answer.username), code: String(answer.code), expires: String(answer.expires) };
}
