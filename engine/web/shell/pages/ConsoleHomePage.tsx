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
import './home/home.css';

/** Where a developer lands: what to do first, and every page there is. */
export default function ConsoleHomePage() {
  const { t } = useTranslation('shell');
  const { goTo } = useContext(TabActionsContext);
  const { profile, permission: snapshot } = useSnapshot(session);
  const permission = snapshot as PermissionAnswer | null;
  if (!profile || !permission) return null;
  const beginning = beginningOf(permission);
  return (
    <section className="p-home">
      <HomeHead profile={profile} />
      <section className="p-box p-console-steps">
        <h2>{t('console.title')}</h2>
        <ol>
          {beginning !== homePath && (
            <li>
              <button type="button" className="p-link" onClick={() => goTo({ key: beginning, search: '' })}>
                {t('console.app')}
              </button>
              <p className="p-second">{t('console.appText')}</p>
            </li>
          )}
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
