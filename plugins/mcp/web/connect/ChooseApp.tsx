import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccessRequest, ask } from './ask.ts';

interface ChooseAppProps {
  uid: string;
  request: AccessRequest;
  onError(message: string): void;
}

/** Who asks, what it will be able to do, and as which app. */
export function ChooseApp({ uid, request: { client, apps }, onError }: ChooseAppProps) {
  const { t } = useTranslation('mcp');
  const [app, setApp] = useState(apps[0]?.id ?? null);
  const [step, setStep] = useState<'approve' | 'deny' | null>(null);
  const name = client.name || client.redirect_host;
  const decide = (chosen: 'approve' | 'deny') => {
    setStep(chosen);
    ask<{ redirect: string }>(uid, chosen, chosen === 'approve' ? { app_id: app } : {}).then(
      ({ redirect }) => location.assign(redirect),
      (error: unknown) => onError(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <section className="mcp-connect">
      <h1>{t('connect.asks', { name })}</h1>
      <p>{t('connect.means')}</p>
      <p className="p-second">{t('connect.returnsTo', { host: client.redirect_host })}</p>
      {apps.length === 0 ? (
        <p className="mcp-connect-none">{t('connect.noApp')}</p>
      ) : (
        <fieldset>
          <legend>{t('connect.app')}</legend>
          <Radio.Group vertical value={app} onChange={({ target }) => setApp(Number(target.value))}>
            {apps.map((one) => (
              <Radio key={one.id} value={one.id}>
                {one.name} <code>{one.app_key}</code>
              </Radio>
            ))}
          </Radio.Group>
        </fieldset>
      )}
      <div className="mcp-connect-buttons">
        <Button onClick={() => decide('deny')} loading={step === 'deny'} disabled={step !== null}>
          {t('connect.deny')}
        </Button>
        <Button type="primary" onClick={() => decide('approve')} loading={step === 'approve'} disabled={step !== null || app === null}>
          {t('connect.approve')}
        </Button>
      </div>
    </section>
  );
}
