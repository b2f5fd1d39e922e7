import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSandbox, getSandbox } from '../../core/calls/sandbox.ts';
import type { AnswerFrom } from '../../core/contract/define-call.ts';
import { call } from '../api/call.ts';
import { lazyPart } from '../widgets/base/lazy-part.ts';

const SecretDialog = lazyPart(async () => ({ default: (await import('./SecretDialog.tsx')).SecretDialog }));

/** An app that can call at once, made at a press; its secret is shown then. Nothing where the site has such apps reviewed, and for who has one. */
export function SandboxOffer({ onCreated }: { onCreated(): void }) {
  const { t } = useTranslation('shell');
  const [isOffered, setOffered] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [created, setCreated] = useState<AnswerFrom<typeof createSandbox>>();
  useEffect(() => {
    const leave = new AbortController();
    call(getSandbox, {}, { quiet: true, signal: leave.signal }).then(
      ({ can_create }) => setOffered(can_create),
      // Not offered, then.
      () => undefined,
    );
    return () => leave.abort();
  }, []);
  const create = async () => {
    setBusy(true);
    setError('');
    try {
      setCreated(await call(createSandbox, {}, { quiet: true }));
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const close = () => {
    setCreated(undefined);
    setOffered(false);
    onCreated();
  };
  if (!isOffered) return null;
  return (
    <div className="p-sandbox">
      <Button type="primary" loading={isBusy} onClick={() => void create()}>
        {t('sandbox.create')}
      </Button>
      <span className={error ? 'p-tone-error' : 'p-second'} role={error ? 'alert' : undefined}>
        {error || t('sandbox.text')}
      </span>
      {created && (
        <SecretDialog
          title={t('sandbox.title')}
          warning={t('sandbox.once')}
          items={[
            { label: t('sandbox.app'), text: created.name },
            { label: 'app_key', text: created.app_key, as: 'copied' },
            { label: 'app_secret', text: created.app_secret, as: 'secret' },
          ]}
          onClose={close}
        />
      )}
    </div>
  );
}
