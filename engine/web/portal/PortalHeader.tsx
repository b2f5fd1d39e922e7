import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { LanguageSwitch } from '../shell/header/LanguageSwitch.tsx';
import { ThemeSwitch } from '../shell/header/ThemeSwitch.tsx';
import { session } from '../state/session.ts';
import { site } from '../state/site-title.ts';
import { logoPath } from '../theme/logo-path.ts';
import { docsHome, homeOf, loginAddress, portalHome, registerAddress } from '../transport/login-address.ts';
import { PortalUser } from './PortalUser.tsx';

export function PortalHeader() {
  const { t } = useTranslation('shell');
  const { title } = useSnapshot(site);
  const { token } = useSnapshot(session);
  // Comes back to where one was.
  const here = useLocation();
  return (
    <header className="portal-header">
      <a className="p-logo" href={token ? homeOf('portal') : portalHome} aria-label={title}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path fill="currentColor" d={logoPath} />
        </svg>
        <span>{title}</span>
      </a>
      <nav className="portal-nav" aria-label={t('portal.sections')}>
        <NavLink to={docsHome}>{t('portal.docs')}</NavLink>
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
            <a className="portal-sign-up" href={registerAddress(here)}>
              {t('portal.signUp')}
            </a>
          </>
        )}
      </div>
    </header>
  );
}
