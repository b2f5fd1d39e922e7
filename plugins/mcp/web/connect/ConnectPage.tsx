import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { loginAddress, session } from '../../../../engine/web/index.ts';
import { type AccessRequest, ask } from './ask.ts';
import { ChooseApp } from './ChooseApp.tsx';
import './connect.css';

/** Where a person decides whether an agent may call interfaces as one of their apps. */
export default function ConnectPage() {
  const { t } = useTranslation('mcp');
  const { uid = '' } = useParams();
  const { pathname } = useLocation();
  const { token } = useSnapshot(session);
  const [request, setRequest] = useState<AccessRequest | null>(null);
  const [error, setError] = useState('');
  useEffect(() => {
    document.title = t('connect.title');
    if (!token) return;
    ask<AccessRequest>(uid, 'read').then(setRequest, (error: unknown) => setError(error instanceof Error ? error.message : String(error)));
  }, [uid, token, t]);
  if (!token) {
    return (
      <section className="mcp-connect">
        <h1>{t('connect.title')}</h1>
        <p className="p-second">{t('connect.signInFirst')}</p>
        <a className="mcp-connect-sign-in" href={loginAddress({ pathname, search: '', hash: '' })}>
          {t('connect.signIn')}
        </a>
      </section>
    );
  }
  if (error !== '') {
    return (
      <section className="mcp-connect" role="alert">
        <h1>{t('connect.ended')}</h1>
        <p className="p-second">{error}</p>
      </section>
    );
  }
  return request && <ChooseApp uid={uid} request={request} onError={setError} />;
}
