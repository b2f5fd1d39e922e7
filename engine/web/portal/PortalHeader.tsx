import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { LanguageSwitch } from '../shell/header/LanguageSwitch.tsx';
import { ThemeSwitch } from '../shell/header/ThemeSwitch.tsx';
import { session } from '../state/session.ts';
import { logoPath } from '../theme/logo-path.ts';
import { loginAddress, registerAddress } from '../transport/login-address.ts';
import { PortalUser } from './PortalUser.tsx';
import { portalHome } from './portal-home.ts';
import { site } from './site.ts';

export function PortalHeader() {
  const { t } = useTranslation('shell');
  const { title } = useSnapshot(site);
  const { token } = useSnapshot(session);
  // Comes back to where one was.
  const here = useLocation();
  return (
    <header className="portal-header">
      <Link className="p-logo" to={portalHome}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path fill="currentColor" d={logoPath} />
        </svg>
        <span>{title}</span>
      </Link>
      <nav className="portal-nav" aria-label={t('portal.sections')}>
        <NavLink to="/docs">{t('portal.docs')}</NavLink>
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
