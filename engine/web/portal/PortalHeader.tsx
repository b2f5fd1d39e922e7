import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { logoPath } from '../../core/text/logo-path.ts';
import { LanguageSwitch } from '../shell/header/LanguageSwitch.tsx';
import { ThemeSwitch } from '../shell/header/ThemeSwitch.tsx';
import { useText } from '../state/language.ts';
import { session } from '../state/session.ts';
import { site } from '../state/site-title.ts';
import { homeOf, loginAddress, portalHome, registerAddress } from '../transport/login-address.ts';
import { PortalUser } from './PortalUser.tsx';
import { siteFacts } from './site-facts.ts';

export function PortalHeader() {
  const { t } = useTranslation('shell');
  const { title } = useSnapshot(site);
  const { token } = useSnapshot(session);
  const text = useText();
  const { links, logo, isRegistrationOpen } = useMemo(siteFacts, []);
  // Comes back to where one was.
  const here = useLocation();
  return (
    <header className="portal-header">
      <a className="p-logo" href={portalHome} aria-label={title}>
        {logo ? (
          <img src={logo} alt="" height={28} />
        ) : (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path fill="currentColor" d={logoPath} />
          </svg>
        )}
        <span>{title}</span>
      </a>
      <nav className="portal-nav" aria-label={t('portal.sections')}>
        {links.map(({ path, label }) => (
          <a key={path} href={path} aria-current={here.pathname === path || here.pathname.startsWith(`${path}/`) ? 'page' : undefined}>
            {text(label)}
          </a>
        ))}
        {token && <a href={homeOf('portal')}>{t('sites.portal')}</a>}
      </nav>
      <div className="p-header-tools">
        <LanguageSwitch />
        <ThemeSwitch />
        {token ? (
          <PortalUser />
        ) : (
          <>
            <a className="portal-sign-in" href={loginAddress(here)}>
              {t('portal.signIn')}
            </a>
            {isRegistrationOpen && (
              <a className="portal-sign-up" href={registerAddress(here)}>
                {t('portal.signUp')}
              </a>
            )}
          </>
        )}
      </div>
    </header>
  );
}
