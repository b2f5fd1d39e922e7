import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, Dialog } from '../../../../engine/web/index.ts';
import { applyForInterface } from '../../../catalog/shared/calls.ts';

/** Where a call was refused for want of a permission, its app can apply for it. */
export function ApplyHere({ appId, service }: { appId: number; service: string }) {
  const { t } = useTranslation('docs');
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const [error, setError] = useState('');
  const field = useId();
  const apply = async () => {
    setState('sending');
    setError('');
    try {
      await call(applyForInterface, { app_id: appId, service_name: service, reason: reason.trim() }, { quiet: true });
      setState('done');
      setOpen(false);
    } catch (error) {
      setState('asking');
      setError(error instanceof Error ? error.message : String(error));
    }
  };
  if (state === 'done') return <span role="status">{t('apply.done')}</span>;
  return (
    <>
      <Button size="small" type="primary" onClick={() => setOpen(true)}>
        {t('apply.open')}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={t('apply.title', { service })}
          okText={t('apply.send')}
          cancelText={t('apply.cancel')}
          okButtonProps={{ disabled: reason.trim() === '', loading: state === 'sending' }}
          onOk={() => void apply()}
          onCancel={() => setOpen(false)}
        >
          {error !== '' && <Alert type="error" showIcon title={error} />}
          <label htmlFor={field}>{t('apply.reason')}</label>
          <Input.TextArea id={field} rows={4} maxLength={500} showCount value={reason} onChange={(event) => setReason(event.target.value)} />
        </Dialog>
      )}
    </>
  );
}
