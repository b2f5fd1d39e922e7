import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { session } from '../state/session.ts';
import { site } from '../state/site-title.ts';
import { docsHome, homeOf, loginAddress, registerAddress } from '../transport/login-address.ts';
import './portal-home.css';

const steps = ['signUp', 'app', 'call'] as const;

export interface PortalHomeProps {
  /** What plugins show here, by their name. */
  parts: { name: string; Part: ComponentType }[];
}

/** What the platform is, what it offers and how one begins, for who has not signed in. */
export default function PortalHomePage({ parts }: PortalHomeProps) {
  const { t } = useTranslation('shell');
  const { title } = useSnapshot(site);
  const { token } = useSnapshot(session);
  const here = useLocation();
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Whoever comes by the address alone has gone on before the first paint.
  useEffect(() => {
    if (token) location.replace(homeOf('portal'));
  }, [token]);
  return (
    <div className="portal-home">
      <div className="portal-home-body">
        <h1>{t('portal.headline')}</h1>
        <p className="portal-home-text">{t('portal.text')}</p>
        <p className="portal-home-ways">
          <a className="portal-home-first" href={registerAddress(here)}>
            {t('portal.begin')}
          </a>
          <Link to={docsHome}>{t('portal.readDocs')}</Link>
          <a href={loginAddress(here)}>{t('portal.signIn')}</a>
        </p>
        {parts.map(({ name, Part }) => (
          // Words of a plugin may come later than the page.
          <Suspense key={name}>
            <Part />
          </Suspense>
        ))}
        <ol className="portal-home-steps">
          {steps.map((step) => (
            <li key={step}>
              <h2>{t(`portal.steps.${step}`)}</h2>
              <p>{t(`portal.steps.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
