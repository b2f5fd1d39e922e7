import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { PermissionAnswer } from '../../../core/calls/permission.ts';
import { beginningOf } from '../../navigation/beginning-of.ts';
import { TabActionsContext } from '../../navigation/use-tab-actions.ts';
import { session } from '../../state/session.ts';
import { homePath } from '../../state/tabs.ts';
import { docsHome } from '../../transport/login-address.ts';
import { HomeHead } from './home/HomeHead.tsx';
import { MenuSections } from './home/MenuSections.tsx';
import { useHasBegun } from './home/use-has-begun.ts';
import './home/home.css';

/** Where a developer lands: what to do first, and every page there is. */
export default function ConsoleHomePage() {
  const { t } = useTranslation('shell');
  const { profile, permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  if (!profile || !permission) return null;
  const path = beginningOf(permission);
  const beginning = permission.routes.find((route) => route.path === path && path !== homePath);
  return (
    <section className="p-home">
      <HomeHead profile={profile} />
      <section className="p-box p-console-steps">
        <h2>{t('console.title')}</h2>
        <ol>
          {beginning && <FirstRecord screen={beginning.screen} path={beginning.path} />}
          <li>
            <a href={docsHome}>{t('console.docs')}</a>
            <p className="p-second">{t('console.docsText')}</p>
          </li>
        </ol>
      </section>
      <MenuSections menu={permission.menu} />
    </section>
  );
}

/** The step of who has no app yet. */
function FirstRecord({ screen, path }: { screen: string; path: string }) {
  const { t } = useTranslation('shell');
  const { goTo } = useContext(TabActionsContext);
  if (useHasBegun(screen) !== false) return null;
  return (
    <li>
      <button type="button" className="p-link" onClick={() => goTo({ key: path, search: '' })}>
        {t('console.app')}
      </button>
      <p className="p-second">{t('console.appText')}</p>
    </li>
  );
}
